import { convert, OutputFormat, pinyin, segment } from 'pinyin-pro';
import { LIGHT, schoolReadings, schoolWays } from './school/school-readings.ts';
import type { Tones } from './tones.ts';

/**
 * Returns the pinyin of each Chinese character of a text, by index (UTF-16 units). The reading depends on the word, as
 * in schools, so that 银行 and 行走 differ. 一 and 不 keep their dictionary tone, as in school print. Other characters have
 * no entry.
 */
export function readingsOf(text: string, tones: Tones): ReadonlyMap<number, string> {
  const school = schoolReadings(text);
  const readings = new Map<number, string>();
  let at = 0;
  for (const { origin, pinyin: usual, isZh } of pinyin(text, { type: 'all', toneSandhi: false })) {
    const own = school.get(at)?.reading;
    const reading =
      own === LIGHT ? usual.normalize('NFD').replace(TONE, '').normalize('NFC') : (own ?? usual);
    if (isZh && reading !== '') readings.set(at, tones === 'marks' ? reading : numbered(reading));
    at += origin.length;
  }
  return readings;
}

const TONE = /[\u0300\u0301\u0304\u030c]/g;

/**
 * Characters with two readings that schools use about equally often. For other characters, the most common reading
 * applies if no word decides.
 */
const MET_IN_BOTH = new Set(
  '长重行乐发教数背种空间干当难相曲应处转传担分场朝降藏弹倒调恶冠假将角卷累量露落磨宁铺强切散扇舍盛省宿挑吐系兴血咽载扎炸折挣差参薄剥称冲斗供号荷横哄喝划晃济夹结解尽劲禁圈卡壳笼率闷蒙泊漂屏翘塞丧削旋晕脏择涨爪钻挨奔更嚼脉抹刨撇单区任查得地为还便觉降调咳骨勒缝模钉晃佛强',
);

/**
 * Returns the indices of characters with several readings where no word or rule decides. They got the most common
 * reading, and the teacher should check them.
 */
export function doubtfulPlaces(text: string): ReadonlySet<number> {
  const school = schoolReadings(text);
  const places = new Set<number>();
  let at = 0;
  for (const word of segment(text, { format: OutputFormat.AllSegment })) {
    const letters = [...word.origin];
    for (const letter of letters) {
      const decided = school.get(at)?.sure || letters.length > 1;
      if (!decided && MET_IN_BOTH.has(letter)) places.add(at);
      at += letter.length;
    }
  }
  return places;
}

/** Returns the readings of a character, the most common first, without duplicates. */
export function waysToRead(letter: string, tones: Tones): readonly string[] {
  const known = pinyin(letter, { multiple: true, type: 'array' }).filter(
    (way) => way !== '' && way !== letter,
  );
  const ways = [...known, ...(known.length > 0 ? schoolWays(letter) : [])];
  return [...new Set(ways)].map((way) => (tones === 'marks' ? way : numbered(way)));
}

/** Converts the tone of a reading to a mark or a number; text that is no reading is returned unchanged. */
export function withTones(reading: string, tones: Tones): string {
  return tones === 'numbers' ? numbered(reading) : marked(reading);
}

function numbered(reading: string): string {
  if (/\d$/.test(reading)) return reading;
  const converted = convert(reading, { format: 'symbolToNum' });
  // The neutral tone has neither a mark nor a number.
  return converted.replace(/0$/, '');
}

function marked(reading: string): string {
  return /^[a-zü]+[1-4]$/i.test(reading) ? convert(reading, { format: 'numToSymbol' }) : reading;
}
