import { CardReader, CardWatch } from '@lectern/paper-cards';
import {
  CONDITIONS,
  type Condition,
  cardsRead,
  classShot,
  emptyShot,
  panningShots,
  rowShot,
} from '@lectern/paper-cards/testing';
import { quantile, report } from '../report.ts';

const bench = 'cards';
/** Pictures of each condition, each of 40 cards. */
const PICTURES = 5;
/** Pictures without a card. */
const EMPTY = 200;
/** Distances from the camera, metres. */
const DISTANCES = [3, 4, 5, 6, 7, 8, 9];

/**
 * `npm run bench cards`: how many cards of made pictures of 1080p are read, by condition and by distance, how many are
 * taken for another's, and how much processor time a picture takes. LECTERN_PICTURES sets the number of pictures.
 */
export async function benchCards(): Promise<void> {
  const pictures = Number(process.env.LECTERN_PICTURES ?? PICTURES);
  const reader = new CardReader();
  const times: number[] = [];
  let wrong = 0;
  const readTimed = (picture: Parameters<CardReader['read']>[0]) => {
    const before = process.cpuUsage();
    const reads = reader.read(picture);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    return reads;
  };
  const measure = (name: string, shots: Iterable<ReturnType<typeof classShot>>, of: string) => {
    let [right, all] = [0, 0];
    for (const shot of shots) {
      const result = cardsRead(shot, readTimed(shot.picture));
      right += result.right;
      wrong += result.wrong;
      all += shot.scene.cards.length;
    }
    report({ bench, name, value: right / all, unit: 'ratio', of });
  };
  // The first pictures are read by code that is not compiled yet.
  for (let seed = 1; seed <= 3; seed += 1) reader.read(classShot('good', 900 + seed).picture);
  for (const condition of CONDITIONS)
    measure(`read in one picture: ${condition}`, manyShots(condition, pictures), '40 cards at 4.5–7.5 m');
  for (const distance of DISTANCES)
    measure(
      `read in one picture at ${distance} m`,
      Array.from({ length: pictures }, (_, index) => rowShot(distance, index + 1)),
      '8 cards of 18 cm, turned up to 35°',
    );
  report({ bench, name: 'taken for another card or side', value: wrong, unit: 'count', atMost: 0 });
  report({
    bench,
    name: 'processor time of a picture: median',
    value: quantile(times, 0.5),
    unit: 'ms',
    atMost: 80,
  });
  report({ bench, name: 'processor time of a picture: p95', value: quantile(times, 0.95), unit: 'ms' });
  benchPanning(reader, pictures);
  benchEmpty(reader);
}

function* manyShots(condition: Condition, pictures: number) {
  for (let seed = 1; seed <= pictures; seed += 1) yield classShot(condition, seed);
}

/** Two seconds of panning over a class, half in shade. */
function benchPanning(reader: CardReader, classes: number): void {
  let [right, all, wrong] = [0, 0, 0];
  for (let seed = 1; seed <= classes; seed += 1) {
    const { cards, pictures } = panningShots(seed, 16);
    const watch = new CardWatch(cards.map(({ card }) => card));
    for (const picture of pictures) watch.see(reader.read(picture));
    for (const { card, side } of cards) {
      const answer = watch.answers.get(card);
      if (answer === side) right += 1;
      else if (answer !== undefined) wrong += 1;
    }
    all += cards.length;
  }
  const of = '40 cards at 4.5–7.5 m, half in shade, 16 pictures';
  report({ bench, name: 'settled in 2 s of panning', value: right / all, unit: 'ratio', atLeast: 0.95, of });
  report({ bench, name: 'settled wrongly in 2 s of panning', value: wrong, unit: 'count', atMost: 0, of });
}

function benchEmpty(reader: CardReader): void {
  let found = 0;
  for (let seed = 1; seed <= EMPTY; seed += 1) found += reader.read(emptyShot(seed, 1920, 1080)).length;
  report({
    bench,
    name: 'cards found where there are none',
    value: found,
    unit: 'count',
    atMost: 0,
    of: `${EMPTY} pictures`,
  });
}
