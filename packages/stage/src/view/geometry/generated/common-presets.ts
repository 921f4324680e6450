// Made by scripts/generate-presets.ts from ECMA-376 presetShapeDefinitions.xml; see docs/data-licences.md.
export const COMMON_PRESETS: Readonly<Record<string, string>> = {
  "rect": "|||3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc|l t r b|- - norm 1 M l t L r t L r b L l b Z",
  "roundRect": "adj val 16667|a pin 0 adj 50000;x1 */ ss a 100000;x2 +- r 0 x1;y2 +- b 0 x1;il */ x1 29289 100000;ir +- r 0 il;ib +- b 0 il|x adj 0 50000 - - - x1 t|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc|il il ir ib|- - norm 1 M l x1 A x1 x1 cd2 cd4 L x2 t A x1 x1 3cd4 cd4 L r y2 A x1 x1 0 cd4 L x1 b A x1 x1 cd4 cd4 Z",
  "ellipse": "|idx cos wd2 2700000;idy sin hd2 2700000;il +- hc 0 idx;ir +- hc idx 0;it +- vc 0 idy;ib +- vc idy 0||3cd4 hc t;3cd4 il it;cd2 l vc;cd4 il ib;cd4 hc b;cd4 ir ib;0 r vc;3cd4 ir it|il it ir ib|- - norm 1 M l vc A wd2 hd2 cd2 cd4 A wd2 hd2 3cd4 cd4 A wd2 hd2 0 cd4 A wd2 hd2 cd4 cd4 Z",
  "triangle": "adj val 50000|a pin 0 adj 100000;x1 */ w a 200000;x2 */ w a 100000;x3 +- x1 wd2 0|x adj 0 100000 - - - x2 t|3cd4 x2 t;cd2 x1 vc;cd4 l b;cd4 x2 b;cd4 r b;0 x3 vc|x1 vc x3 b|- - norm 1 M l b L x2 t L r b Z",
  "rtTriangle": "|it */ h 7 12;ir */ w 7 12;ib */ h 11 12||3cd4 l t;cd2 l vc;cd4 l b;cd4 hc b;cd4 r b;0 hc vc|wd12 it ir ib|- - norm 1 M l b L l t L r b Z",
  "diamond": "|ir */ w 3 4;ib */ h 3 4||3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc|wd4 hd4 ir ib|- - norm 1 M l vc L hc t L r vc L hc b Z",
  "rightArrow": "adj1 val 50000;adj2 val 50000|maxAdj2 */ 100000 w ss;a1 pin 0 adj1 100000;a2 pin 0 adj2 maxAdj2;dx1 */ ss a2 100000;x1 +- r 0 dx1;dy1 */ h a1 200000;y1 +- vc 0 dy1;y2 +- vc dy1 0;dx2 */ y1 dx1 hd2;x2 +- x1 dx2 0|x - - - adj1 0 100000 l y1;x adj2 0 maxAdj2 - - - x1 t|3cd4 x1 t;cd2 l vc;cd4 x1 b;0 r vc|l y1 x2 y2|- - norm 1 M l y1 L x1 y1 L x1 t L r vc L x1 b L x1 y2 L l y2 Z",
  "leftArrow": "adj1 val 50000;adj2 val 50000|maxAdj2 */ 100000 w ss;a1 pin 0 adj1 100000;a2 pin 0 adj2 maxAdj2;dx2 */ ss a2 100000;x2 +- l dx2 0;dy1 */ h a1 200000;y1 +- vc 0 dy1;y2 +- vc dy1 0;dx1 */ y1 dx2 hd2;x1 +- x2 0 dx1|x - - - adj1 0 100000 r y1;x adj2 0 maxAdj2 - - - x2 t|3cd4 x2 t;cd2 l vc;cd4 x2 b;0 r vc|x1 y1 r y2|- - norm 1 M l vc L x2 t L x2 y1 L r y1 L r y2 L x2 y2 L x2 b Z",
  "line": "|||cd4 l t;3cd4 r b||- - norm 1 M l t L r b",
  "straightConnector1": "||||l t r b|- - none 1 M l t L r b",
  "bentConnector2": "||||l t r b|- - none 1 M l t L r t L r b",
  "bentConnector3": "adj1 val 50000|x1 */ w adj1 100000|x adj1 -2147483647 2147483647 - - - x1 vc||l t r b|- - none 1 M l t L x1 t L x1 b L r b",
};
