/** The pictures of the cards: motifs one over the other, as "motif x y scale tone turn" in a field of 100 × 80.

Tones: a the colour of the card (if none is said), b pale, g gold, d far and dark. A scale below 0 is mirrored. */

type Picture = string;

const GUILDS: Record<string, Picture> = {
  // Loyal guilds: somebody of the trade before its sign
  "loyal-engineers": "gear 50 38 1.5 d;bust 50 54 1.2;head 50 50 .9 b;goggles 50 50 .9 g;wrench 80 50 .8 g 20",
  "loyal-pilots": "ring 50 36 1.8 d;bust 50 54 1.2;head 50 50 .9 b;helm 50 48 .95;ship 80 32 .6 g 35;ship 22 46 .4 g 35",
  "loyal-marines": "shield 50 40 1.6 d;bust 50 54 1.2;head 50 50 .9 b;helm 50 48 1 g;sword 82 44 1 b;sword 18 44 1 b",
  "loyal-empaths": "eye 50 24 1.6 d;bust 50 56 1.2;head 50 52 .9 b;hood 50 51 1;rays 50 24 .9 g",
  "loyal-keepers": "vase 50 36 1.6 d;bust 50 56 1.2;head 50 52 .9 b;beard 50 53 .8 g;hood 50 51 1",
  // Unions: the card they wait for, held up by hands
  "admin-union": "scroll 50 30 1.2 b;fist 24 58 .9 a -14;fist 76 58 -.9 a 14;fist 50 62 .9 g",
  "construction-union": "gear 50 30 1.2 b;fist 24 58 .9 a -14;fist 76 58 -.9 a 14;wrench 50 58 1 g",
  "spacing-union": "ship 50 30 1.2 b;fist 24 58 .9 a -14;fist 76 58 -.9 a 14;ring 50 62 .9 g",
  "arms-union": "burst 50 30 1.2 b;fist 24 58 .9 a -14;fist 76 58 -.9 a 14;sword 50 54 1.1 g",
  // Cartels: everything behind chains
  "material-cartel": "crate 30 48 .9 d;crate 70 48 .9 d;crate 50 32 1;chain 50 60 1.5 g",
  "fuel-cartel": "can 26 46 .9 d;can 74 46 .9 d;can 50 38 1.1;chain 50 60 1.5 g",
  "mining-interest": "planet 50 60 1.9 d;pick 42 38 1.1 g -28;pick 58 38 -1.1 b 28;star 50 16 .4 b",
  "shipping-interest": "planet 74 22 .8 d;port 30 46 1.2;can 56 58 .7 d;can 74 58 .8 g;ship 60 26 .7 b 60",
  gatekeepers: "gate 50 46 1.7;bust 50 70 .6 d;head 50 65 .6 b;sword 38 62 .8 g;sword 62 62 .8 g",
  "prison-wardens": "cage 50 42 1.5 d;hand 50 46 .9 b;key 76 60 .8 g -30;chain 28 66 .7 a -10",
  skirmishers: "burst 70 24 .9 d;ship 30 54 1 a 40;ship 52 34 .8 b 40;ship 64 60 .8 g 40",
  "court-enforcers": "scales 50 34 1.3 d;fist 50 54 1.1;chain 50 66 1.2 g -8",
  "lattice-spies": "web 50 40 1.7;eye 50 40 1.1 b;star 50 40 .3 g",
  farseers: "crystal 50 56 .8 g;eye 50 26 1.3 b;rays 50 26 1.8 g;hand 22 58 .7 a 16;hand 78 58 -.7 a -16",
  "secret-order": "hood 26 44 1 d -4;bust 26 64 .8 d;hood 74 44 1 d 4;bust 74 64 .8 d;mask 50 42 1.2 b;star 50 14 .4 g",
  "silver-tongues": "mask 26 36 .9 d -8;mask 74 36 .9 d 8;tongue 50 54 1 g;lips 50 36 1.2 b;star 84 62 .35 g;star 16 62 .35 g",
  "sworn-guardians": "shield 50 42 1.6;vase 50 42 .8 g;sword 16 44 1 b;sword 84 44 1 b",
  "elder-broker": "scales 50 30 1.2 g;palm 28 66 1;palm 72 66 -1;coin 50 60 .5 b",
  "relic-fence": "cloud 60 72 1.5 d;bust 36 56 1.2;head 36 46 1 d;hood 36 45 1.1;vase 70 44 .9 g;hand 58 64 .6 b 60;coin 86 66 .4 b",
  "galactic-bards": "planet 50 50 1.9 d;lyre 50 40 1.2 g;star 18 26 .5 b;star 82 20 .35 b;star 80 56 .4 b",
};

const VOX: Record<string, Picture> = {
  "mass-uprising": "rays 50 30 1.8 g;fist 50 32 1.1 g;crowd 50 62 1;crowd 18 66 .9 d;crowd 82 66 .9 d",
  "populist-demands": "banner 70 36 1.2 g;horn 34 34 1 b -8;crowd 50 66 1;crowd 16 68 .9 d;crowd 84 68 .9 d",
  "outrage-spreads": "flame 50 34 1.5 g;flame 20 46 .9;flame 80 46 .9;crowd 50 70 1 d;crowd 14 72 .9 d;crowd 86 72 .9 d",
  "song-of-freedom": "rays 50 34 1.2 g;chain 22 62 .8 d -24;chain 78 62 .8 d 24;hand 50 48 1.2;lyre 82 20 .5 b 12;star 18 20 .4 b",
  "guild-struggle": "gear 50 38 1.7 d;palm 26 46 1.1 a -8;palm 74 46 -1.1 b 8;burst 50 40 .7 g",
  "call-to-action": "waves 62 32 1.4 g 70;waves 62 32 2 g 70;horn 40 42 1.4 a -12;star 82 14 .4 b",
};

/** What stands behind a leader, who they are, and what they wear or hold. */
const LEADERS: Record<string, Picture> = {
  elder: "scales 50 32 1.7 d;bust 50 55 1.3;head 50 50 1.1 b;beard 50 51 1.1 b;crown 50 24 .6 g",
  mystic: "planet 50 36 1.7 d;bust 50 58 1.3;head 50 52 1.1 b;hood 50 50 1.2;eye 50 22 .5 g",
  "fuel-drinker": "can 22 40 1 d;can 78 40 1 d;bust 50 55 1.3;head 50 48 1.1 b;goggles 50 48 1.1 d;cup 66 62 .8 g 8",
  upstart: "burst 50 36 1.7 d;bust 50 55 1.3;head 50 48 1.1 b;hair 50 46 1.1;crown 53 24 .8 g 14",
  rebel: "banner 72 34 1.4 d 8;bust 50 55 1.3;head 50 48 1.1 b;scarf 50 50 1.1 g;hair 50 44 1.1;fist 20 54 .8 a -8",
  warrior: "shield 50 38 1.8 d;bust 50 55 1.3;head 50 48 1.1 b;helm 50 46 1.2;horns 50 48 1 g;sword 80 50 1.1 g",
  feastbringer: "rays 50 40 1.8 g;bust 50 55 1.3;head 50 48 1.1 b;hair 50 46 1.2 d;crown 50 27 .6 g;cup 20 54 .8 g -8;palm 80 64 -.7",
  demagogue: "crowd 18 62 1.1 d;crowd 82 62 1.1 d;bust 50 55 1.3;head 50 48 1.1 b;hat 50 48 1;horn 78 44 -.8 g 10",
  archivist: "book 50 30 1.9 d;bust 50 55 1.3;head 50 48 1.1 b;goggles 50 48 1.1 g;scroll 22 56 .8 a -8;quill 80 54 .9 g",
  overseer: "tower 18 42 1.3 d;tower 82 42 1.3 d;bust 50 55 1.3;head 50 48 1.1 b;helm 50 44 1.2 d;eye 50 40 .5 g;chain 50 70 1",
  corsair: "ship 78 36 1.3 d 30;bust 50 55 1.3;head 50 48 1.1 b;beard 50 49 .9 d;hat 50 46 1.2;sword 20 52 1 g -20",
  noble: "gate 50 36 1.8 d;bust 50 55 1.3;head 50 48 1.1 b;hair 50 47 1.3 d;crown 50 22 1 g;heart 50 68 .3 g",
  anarchist: "flame 22 44 1.3 d;flame 78 44 1.3 d;bust 50 55 1.3;head 50 48 1.1 b;mask 50 48 .6 b;hood 50 48 1.1;burst 50 14 .4 g",
  shaper: "planet 19 32 .5;ring 19 32 .7 g;star 81 32 .5 g;bust 50 55 1.3;head 50 48 1.1 b;horns 50 48 1;palm 18 56 .8 a -10;palm 82 56 -.8 a 10",
  agitator: "waves 24 40 1.5 g -60;bust 54 55 1.3;head 54 48 1.1 b;hair 54 46 1.2 d;scarf 54 56 .9;horn 30 52 -.8 g",
  quartermaster: "crate 20 50 1 d;crate 80 50 1 d;crate 78 26 .7 d;bust 50 55 1.3;head 50 48 1.1 b;hat 50 50 1;scroll 74 64 .7 g 6",
};

const LORE: Record<string, Picture> = {
  "tool-priests": "gear 50 30 1.2 g;bust 50 58 1.1;head 50 48 .9 d;hood 50 47 1;wrench 28 46 .9 b -20;wrench 72 46 -.9 b 20",
  "galactic-rifles": "rays 64 28 1 g;rifle 48 34 1.2 b;rifle 48 54 1.2;star 72 20 .3 g",
  "sprinter-drives": "ship 58 34 1.2 b 45;flame 34 58 .9 g -135;flame 24 46 .5 a -135;flame 46 68 .5 a -135",
  "mirror-plating": "shield 54 42 1.4;rays 34 34 .9 g;burst 30 34 .5 b;star 64 30 .5 b",
  "hidden-harbors": "planet 50 30 1.3 d;port 50 42 1.3;cloud 34 64 1.2 d;cloud 68 60 -1.1 d;ship 74 22 .5 g 35",
  "signal-breaker": "dish 44 46 1.3;burst 70 24 .7 g;waves 70 24 1 b 45",
  "repair-drones": "ship 50 50 1.4 d;drone 34 34 .8 b;drone 68 46 .7;wrench 50 62 .6 g 30",
  "gate-ports": "gate 50 52 1.8;port 50 44 1.2 b;star 76 16 .35 g;star 24 22 .25 g",
  "cloud-cities": "planet 50 72 2 d;city 50 36 1 b;cloud 36 56 1;cloud 66 58 -1",
  "living-structures": "tree 50 38 1.4;city 34 60 .6 b;port 68 56 .6 b;heart 50 32 .4 g",
  "gate-stations": "gate 50 52 1.8;city 50 48 1.1 b;star 24 16 .35 g;star 76 22 .25 g",
  "railgun-arrays": "cannon 42 28 1.1 b;cannon 46 46 1.1;cannon 50 64 1.1 b;rays 76 18 .6 g",
  "ancient-holdings": "tower 24 44 1.2 d;tower 76 44 1.2 d;gate 50 50 1.3;vase 50 52 .8 g",
  "seeker-torpedoes": "torpedo 46 30 1 b -20;torpedo 50 56 1 a -20;eye 76 22 .5 g",
  "predictive-sensors": "dish 36 48 1.1;eye 66 28 .9 b;waves 66 28 1.3 g",
  "force-beams": "port 32 46 1.2;waves 40 34 1.3 g 75;waves 40 34 2 g 75;ship 72 40 .9 b 75",
  "raider-exosuits": "gear 50 36 1.5 d;bust 50 55 1.2;helm 50 46 1.2 b;key 76 58 .7 g -20;fist 24 56 .7 a -8",
  "survival-overrides": "ship 34 50 1 a 20;ship 66 34 1 d 200;burst 52 42 1.1 g;heart 52 42 .5 b",
  "empaths-vision": "heart 50 40 1.5 d;eye 50 40 1.2 b;rays 50 40 1.6 g",
  "empaths-bond": "heart 50 30 1.2;palm 30 60 1 b -14;palm 70 60 -1 b 14;star 50 26 .3 g",
  "keepers-trust": "key 50 30 1.2 g -90;palm 50 62 1.4 b;vase 78 42 .6;vase 22 42 .6",
  "keepers-solidarity": "shield 50 40 1.5;palm 34 48 .8 b;palm 66 48 -.8 b;key 50 22 .5 g",
  "warlords-cruelty": "city 50 50 1.2 d;fist 50 40 1.3;coin 28 62 .5 g;coin 72 62 .5 g",
  "warlords-terror": "burst 50 36 1.8 d;mask 50 38 1.2 b;horns 50 38 1.4;sword 22 56 .7 g -30;sword 78 56 .7 g 30",
  "tyrants-ego": "rays 50 34 1.8 g;crown 50 18 1 g;mask 50 48 1.1 b;chain 50 68 1",
  "tyrants-authority": "city 50 54 1.2;crown 50 22 1.2 g;chain 26 62 .6 b 20;chain 74 62 .6 b -20",
  "tycoons-ambition": "coin 30 62 .8;coin 70 62 .8;coin 50 56 .9 g;star 50 24 1 b;rays 50 24 1.2 g",
  "tycoons-charm": "coin 50 26 1 g;mask 50 50 .9 b;palm 24 62 .8;palm 76 62 -.8",
};

export const PICTURES: Record<string, Picture> = { ...GUILDS, ...VOX, ...LEADERS, ...LORE };
