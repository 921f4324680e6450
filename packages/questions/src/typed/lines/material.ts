const BEGINNING =
  /^(?:[(（][^()（）]{1,12}[)）]\s*)?(?:阅读|朗读|默读|根据|依据|结合|听|读|观察|请?阅读|材料|read|look at|listen to|answer the following)/i;
const ASKING =
  /(?:完成|回答|解答|做)(?:下列|下面|后面|文后|各|第|以下)?.{0,12}(?:题|问题)|选出.{0,30}(?:选项|答案|答语|图片)|(?:各题|问题|小题)[。.:：]?$|(?:材料|短文|文章|文字|古诗|诗歌|资料|对话|录音|图片|passage|text|dialogue|conversation|following)/i;
const RANGE =
  /(?:完成|回答|解答|第|questions?|nos?\.?|[(（])\s{0,2}(?:下面|下列|各|第)?\s{0,2}(\d{1,3})\s?(?:题)?\s?[-–—~～－至到]+\s?(?:第)?\s?(\d{1,3})\s?(?:各?(?:小)?题)?/i;

/** A line that begins a material with questions below it, such as 阅读下面的文字，完成1～3题。 */
export interface MaterialLine {
  /** Numbers of its first and last question, where the line tells them. */
  readonly from?: number;
  readonly to?: number;
  /** Whether the line is only a title, such as Passage 2. */
  readonly isTitle?: boolean;
}

const TITLE =
  /^(?:(?:passage|text|reading)\s?(?:\d{1,2}|[A-F])|[A-F]|[A-F]\s?篇|短文[一二三四\d])\s?[.:：]?$/i;

/** `isBelowPassages`: the line stands below a heading such as 阅读理解, where titles of passages begin materials too. */
export function materialLine(text: string, isBelowPassages = false): MaterialLine | undefined {
  if (isBelowPassages && TITLE.test(text)) return { isTitle: true };
  const head = text.slice(0, 200);
  if (!BEGINNING.test(head) || !ASKING.test(head)) return undefined;
  const range = RANGE.exec(head);
  const [from, to] = [Number(range?.[1]), Number(range?.[2])];
  return range && from <= to && to - from < 30 ? { from, to } : {};
}
