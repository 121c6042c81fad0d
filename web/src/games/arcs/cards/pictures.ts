/** The pictures of the cards: motifs one over the other, as "motif x y scale turn tone" in a field of 100 × 80.

Tones: a the colour of the card, b pale, g gold, d far and dark. A scale below 0 is mirrored. */

type Picture = string;

const GUILDS: Record<string, Picture> = {
  // Loyal guilds: somebody of the trade before its sign
  "loyal-engineers": "gear 50 38 1.5 0 d;bust 50 58 1;head 50 50 .9 0 b;goggles 50 50 .9 0 g;wrench 80 50 .8 20 g",
  "loyal-pilots": "ring 50 36 1.8 0 d;bust 50 58 1;head 50 50 .9 0 b;helm 50 48 .95 0 a;ship 80 32 .6 35 g;ship 22 46 .4 35 g",
  "loyal-marines": "shield 50 40 1.6 0 d;bust 50 58 1;head 50 50 .9 0 b;helm 50 48 1 0 g;sword 82 44 1 0 b;sword 18 44 1 0 b",
  "loyal-empaths": "eye 50 24 1.6 0 d;bust 50 60 1;head 50 52 .9 0 b;hood 50 51 1 0 a;rays 50 24 .9 0 g",
  "loyal-keepers": "vase 50 36 1.6 0 d;bust 50 60 1;head 50 52 .9 0 b;beard 50 53 .8 0 g;hood 50 51 1 0 a",
  // Unions: the card they wait for, held up by hands
  "admin-union": "scroll 50 30 1.2 0 b;fist 24 58 .9 -14;fist 76 58 -.9 14;fist 50 62 .9 0 g",
  "construction-union": "gear 50 30 1.2 0 b;fist 24 58 .9 -14;fist 76 58 -.9 14;wrench 50 58 1 0 g",
  "spacing-union": "ship 50 30 1.2 0 b;fist 24 58 .9 -14;fist 76 58 -.9 14;ring 50 62 .9 0 g",
  "arms-union": "burst 50 30 1.2 0 b;fist 24 58 .9 -14;fist 76 58 -.9 14;sword 50 54 1.1 0 g",
  // Cartels: everything behind chains
  "material-cartel": "crate 30 48 .9 0 d;crate 70 48 .9 0 d;crate 50 32 1 0 a;chain 50 60 1.5 0 g",
  "fuel-cartel": "can 26 46 .9 0 d;can 74 46 .9 0 d;can 50 38 1.1 0 a;chain 50 60 1.5 0 g",
  "mining-interest": "planet 50 60 1.9 0 d;pick 42 38 1.1 -28 g;pick 58 38 -1.1 28 b;star 50 16 .4 0 b",
  "shipping-interest": "planet 72 26 .7 0 d;port 34 48 1.1 0 a;can 68 56 .7 0 g;ship 60 26 .7 60 b",
  gatekeepers: "gate 50 46 1.7 0 a;bust 50 70 .6 0 d;head 50 65 .6 0 b;sword 38 62 .8 0 g;sword 62 62 .8 0 g",
  "prison-wardens": "cage 50 42 1.5 0 d;hand 50 46 .9 0 b;key 76 60 .8 -30 g;chain 28 66 .7 -10 a",
  skirmishers: "burst 70 24 .9 0 d;ship 30 54 1 40 a;ship 52 34 .8 40 b;ship 64 60 .8 40 g",
  "court-enforcers": "scales 50 34 1.3 0 d;fist 50 54 1.1 0 a;chain 50 66 1.2 -8 g",
  "lattice-spies": "web 50 40 1.7 0 a;eye 50 40 1.1 0 b;star 50 40 .3 0 g",
  farseers: "crystal 50 56 .8 0 g;eye 50 26 1.3 0 b;rays 50 26 1.8 0 g;hand 22 58 .7 16 a;hand 78 58 -.7 -16 a",
  "secret-order": "hood 26 44 1 -4 d;bust 26 64 .8 0 d;hood 74 44 1 4 d;bust 74 64 .8 0 d;mask 50 42 1.2 0 b;star 50 14 .4 0 g",
  "silver-tongues": "mask 50 40 1.4 0 d;snake 34 46 1 0 b;snake 66 46 -1 0 g",
  "sworn-guardians": "shield 50 42 1.6 0 a;vase 50 42 .8 0 g;sword 16 44 1 0 b;sword 84 44 1 0 b",
  "elder-broker": "scales 50 30 1.2 0 g;palm 28 66 1 0 a;palm 72 66 -1 0 a;coin 50 60 .5 0 b",
  "relic-fence": "cloud 50 70 1.7 0 d;hood 50 30 1.2 0 d;vase 50 46 .9 0 a;hand 22 54 .8 30 b;coin 80 56 .6 0 g",
  "galactic-bards": "planet 50 50 1.8 0 d;lyre 50 42 1.2 0 a;star 22 26 .5 0 g;star 80 22 .35 0 b;star 76 58 .4 0 g",
};

const VOX: Record<string, Picture> = {
  "mass-uprising": "rays 50 30 1.8 0 g;fist 50 32 1.1 0 g;crowd 50 62 1 0 a;crowd 18 66 .9 0 d;crowd 82 66 .9 0 d",
  "populist-demands": "banner 70 36 1.2 0 g;horn 34 34 1 -8 b;crowd 50 66 1 0 a;crowd 16 68 .9 0 d;crowd 84 68 .9 0 d",
  "outrage-spreads": "flame 50 34 1.5 0 g;flame 20 46 .9 0 a;flame 80 46 .9 0 a;crowd 50 70 1 0 d;crowd 14 72 .9 0 d;crowd 86 72 .9 0 d",
  "song-of-freedom": "rays 50 28 1.6 0 g;chain 24 62 .8 -24 d;chain 76 62 .8 24 d;hand 50 44 1.2 0 a;lyre 50 16 .5 0 b",
  "guild-struggle": "gear 50 38 1.7 0 d;palm 26 46 1.1 -8 a;palm 74 46 -1.1 8 b;burst 50 40 .7 0 g",
  "call-to-action": "waves 62 32 1.4 70 g;waves 62 32 2 70 g;horn 40 42 1.4 -12 a;star 82 14 .4 0 b",
};

/** What stands behind a leader, who they are, and what they wear or hold. */
const LEADERS: Record<string, Picture> = {
  elder: "tree 50 34 1.7 0 d;bust 50 62 1.2;head 50 50 1.1 0 b;beard 50 51 1.1 0 b;crown 50 24 .6 0 g",
  mystic: "planet 50 36 1.7 0 d;bust 50 64 1.2;head 50 52 1.1 0 b;hood 50 50 1.2 0 a;eye 50 22 .5 0 g",
  "fuel-drinker": "can 22 40 1 0 d;can 78 40 1 0 d;bust 50 62 1.2;head 50 48 1.1 0 b;goggles 50 48 1.1 0 d;cup 66 62 .8 8 g",
  upstart: "burst 50 36 1.7 0 d;bust 50 62 1.2;head 50 48 1.1 0 b;hair 50 46 1.1 0 a;crown 53 24 .8 14 g",
  rebel: "banner 72 34 1.4 8 d;bust 50 62 1.2;head 50 48 1.1 0 b;scarf 50 50 1.1 0 g;hair 50 44 1.1 0 a;fist 20 54 .8 -8 a",
  warrior: "shield 50 38 1.8 0 d;bust 50 62 1.2;head 50 48 1.1 0 b;helm 50 46 1.2 0 a;horns 50 48 1 0 g;sword 84 50 1.2 0 g",
  feastbringer: "rays 50 40 1.8 0 g;bust 50 62 1.2;head 50 48 1.1 0 b;hair 50 46 1.2 0 d;crown 50 27 .6 0 g;cup 20 54 .8 -8 g;palm 80 64 -.7 0 a",
  demagogue: "crowd 18 62 1.1 0 d;crowd 82 62 1.1 0 d;bust 50 62 1.2;head 50 48 1.1 0 b;hat 50 48 1 0 a;horn 78 44 -.8 10 g",
  archivist: "book 50 30 1.9 0 d;bust 50 62 1.2;head 50 48 1.1 0 b;goggles 50 48 1.1 0 g;scroll 22 56 .8 -8 a;quill 80 54 .9 0 g",
  overseer: "tower 18 42 1.3 0 d;tower 82 42 1.3 0 d;bust 50 62 1.2;head 50 48 1.1 0 b;helm 50 44 1.2 0 d;eye 50 40 .5 0 g;chain 50 70 1 0 a",
  corsair: "ship 78 36 1.3 30 d;bust 50 62 1.2;head 50 48 1.1 0 b;beard 50 49 .9 0 d;hat 50 46 1.2 0 a;sword 20 52 1 -20 g",
  noble: "gate 50 36 1.8 0 d;bust 50 62 1.2;head 50 48 1.1 0 b;hair 50 47 1.3 0 d;crown 50 22 1 0 g;heart 50 68 .3 0 g",
  anarchist: "flame 22 44 1.3 0 d;flame 78 44 1.3 0 d;bust 50 62 1.2;head 50 48 1.1 0 b;mask 50 46 .6 0 a;hood 50 48 1.1 0 d;burst 50 14 .4 0 g",
  shaper: "planet 50 24 1.2 0 d;ring 50 24 1.4 0 g;bust 50 66 1.2;head 50 54 1.1 0 b;horns 50 54 1 0 a;palm 18 60 .8 -10 a;palm 82 60 -.8 10 a",
  agitator: "waves 24 40 1.5 -60 g;bust 54 62 1.2;head 54 48 1.1 0 b;hair 54 46 1.2 0 d;scarf 54 56 .9 0 a;horn 30 52 -.8 0 g",
  quartermaster: "crate 20 50 1 0 d;crate 80 50 1 0 d;crate 78 26 .7 0 d;bust 50 62 1.2;head 50 48 1.1 0 b;hat 50 50 1 0 a;scroll 74 64 .7 6 g",
};

const LORE: Record<string, Picture> = {
  "tool-priests": "gear 50 30 1.2 0 g;hood 50 46 1 0 a;bust 50 64 .8 0 a;wrench 28 46 .9 -20 b;wrench 72 46 -.9 20 b",
  "galactic-rifles": "rays 64 28 1 0 g;rifle 48 34 1.2 0 b;rifle 48 54 1.2 0 a;star 72 20 .3 0 g",
  "sprinter-drives": "ship 58 34 1.2 45 b;flame 34 58 .9 -135 g;flame 24 46 .5 -135 a;flame 46 68 .5 -135 a",
  "mirror-plating": "shield 54 42 1.4 0 a;rays 34 34 .9 0 g;burst 30 34 .5 0 b;star 64 30 .5 0 b",
  "hidden-harbors": "planet 50 34 1.4 0 d;port 50 42 1.1 0 a;cloud 34 62 1.2 0 d;cloud 68 58 -1.1 0 d;ship 50 20 .4 0 g",
  "signal-breaker": "dish 44 46 1.3 0 a;burst 70 24 .7 0 g;waves 70 24 1 45 b",
  "repair-drones": "ship 50 50 1.4 0 d;drone 34 34 .8 0 b;drone 68 46 .7 0 a;wrench 50 62 .6 30 g",
  "gate-ports": "gate 50 50 1.7 0 a;port 50 46 1 0 b;star 50 14 .35 0 g",
  "cloud-cities": "planet 50 72 2 0 d;city 50 36 1 0 b;cloud 36 56 1 0 a;cloud 66 58 -1 0 a",
  "living-structures": "tree 50 38 1.4 0 a;city 34 60 .6 0 b;port 68 56 .6 0 b;heart 50 32 .4 0 g",
  "gate-stations": "gate 50 50 1.7 0 a;city 50 46 1 0 b;star 50 10 .35 0 g",
  "railgun-arrays": "cannon 42 28 1.1 0 b;cannon 46 46 1.1 0 a;cannon 50 64 1.1 0 b;rays 76 18 .6 0 g",
  "ancient-holdings": "tower 24 44 1.2 0 d;tower 76 44 1.2 0 d;gate 50 50 1.3 0 a;vase 50 52 .8 0 g",
  "seeker-torpedoes": "torpedo 46 30 1 -20 b;torpedo 50 56 1 -20 a;eye 76 22 .5 0 g",
  "predictive-sensors": "dish 36 48 1.1 0 a;eye 66 28 .9 0 b;waves 66 28 1.3 0 g",
  "force-beams": "port 28 50 1.1 0 a;chain 58 40 1 -20 g;ship 78 30 .8 60 b",
  "raider-exosuits": "gear 50 36 1.5 0 d;bust 50 60 1.1 0 a;helm 50 46 1.2 0 b;key 76 58 .7 -20 g;fist 24 56 .7 -8 a",
  "survival-overrides": "ship 34 50 1 20 a;ship 66 34 1 200 d;burst 52 42 1.1 0 g;heart 52 42 .5 0 b",
  "empaths-vision": "heart 50 40 1.5 0 d;eye 50 40 1.2 0 b;rays 50 40 1.6 0 g",
  "empaths-bond": "heart 50 30 1.2 0 a;palm 30 60 1 -14 b;palm 70 60 -1 14 b;star 50 26 .3 0 g",
  "keepers-trust": "key 50 30 1.2 -90 g;palm 50 62 1.4 0 b;vase 78 42 .6 0 a;vase 22 42 .6 0 a",
  "keepers-solidarity": "shield 50 40 1.5 0 a;palm 34 48 .8 0 b;palm 66 48 -.8 0 b;key 50 22 .5 0 g",
  "warlords-cruelty": "city 50 50 1.2 0 d;fist 50 40 1.3 0 a;coin 28 62 .5 0 g;coin 72 62 .5 0 g",
  "warlords-terror": "burst 50 36 1.8 0 d;mask 50 38 1.2 0 b;horns 50 38 1.4 0 a;sword 22 56 .7 -30 g;sword 78 56 .7 30 g",
  "tyrants-ego": "rays 50 34 1.8 0 g;crown 50 18 1 0 g;mask 50 48 1.1 0 b;chain 50 68 1 0 a",
  "tyrants-authority": "city 50 54 1.2 0 a;crown 50 22 1.2 0 g;chain 26 62 .6 20 b;chain 74 62 .6 -20 b",
  "tycoons-ambition": "coin 30 62 .8 0 a;coin 70 62 .8 0 a;coin 50 56 .9 0 g;star 50 24 1 0 b;rays 50 24 1.2 0 g",
  "tycoons-charm": "coin 50 26 1 0 g;mask 50 50 .9 0 b;palm 24 62 .8 0 a;palm 76 62 -.8 0 a",
};

export const PICTURES: Record<string, Picture> = { ...GUILDS, ...VOX, ...LEADERS, ...LORE };
