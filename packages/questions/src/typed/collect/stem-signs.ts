/** A line to write on, or empty brackets. */
const BLANK = /[_＿]{2,}|[(（【[〔][\s\u3000]*[)）】\]〕]/;
const PAIRS = /连线|连一连|连起来|配对|匹配|对应起来|match/i;
const LONGEST = 200;

export function hasBlank(text: string): boolean {
  return BLANK.test(text);
}

/** Whether a stem asks to link the cards below it. */
export function asksPairs(text: string): boolean {
  return PAIRS.test(text.slice(0, LONGEST));
}
