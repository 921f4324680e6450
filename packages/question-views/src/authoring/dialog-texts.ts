export interface DialogTexts {
  readonly title: string;
  readonly viewTitle: string;
  readonly kind: string;
  readonly stem: string;
  readonly stemPlaceholder: string;
  readonly statement: string;
  readonly statementPlaceholder: string;
  readonly material: string;
  readonly materialPlaceholder: string;
  readonly children: string;
  readonly addChild: string;
  readonly untitled: string;
  readonly previous: string;
  readonly next: string;
  readonly done: string;
  readonly close: string;
  readonly undo: string;
  readonly redo: string;
  readonly complete: string;
  readonly switchNow: string;
  readonly keepKind: string;
  readonly losesAnswer: string;
  readonly undoLater: string;
  readonly unknown: string;
  incomplete(count: number): string;
  loses(texts: readonly string[]): string;
  switchTo(kind: string): string;
  child(number: number, kind: string): string;
  remove(name: string): string;
  moveUp(name: string): string;
  moveDown(name: string): string;
}

const SHOWN = 6;

const zh: DialogTexts = {
  title: '编辑题目',
  viewTitle: '查看题目',
  kind: '题型',
  stem: '题干',
  stemPlaceholder: '写下题目，公式可以直接写成 $x^2$',
  statement: '要判断的话',
  statementPlaceholder: '写下一句话，由学生判断对错',
  material: '材料',
  materialPlaceholder: '写下或粘贴几道题共用的材料',
  children: '小题',
  addChild: '添加小题',
  untitled: '还没有题干',
  previous: '上一题',
  next: '下一题',
  done: '完成',
  close: '关闭',
  undo: '撤销',
  redo: '重做',
  complete: '可以使用了',
  switchNow: '换成这种题',
  keepKind: '不换',
  losesAnswer: '正确答案要重新标。',
  undoLater: '换了以后也可以撤销。',
  unknown: '这道题是用更新的版本做的，这里还不能编辑。',
  incomplete: (count) => `还有 ${count} 处没写好，可以先存着`,
  loses: (texts) =>
    `会丢掉：${texts
      .slice(0, SHOWN)
      .map((text) => `“${text.slice(0, 20)}”`)
      .join('、')}${texts.length > SHOWN ? ` 等 ${texts.length} 处文字` : ''}。`,
  switchTo: (kind) => `换成${kind}`,
  child: (number, kind) => `第 ${number} 小题 · ${kind}`,
  remove: (name) => `删除${name}`,
  moveUp: (name) => `上移${name}`,
  moveDown: (name) => `下移${name}`,
};

const en: DialogTexts = {
  title: 'Edit the question',
  viewTitle: 'Question',
  kind: 'Kind',
  stem: 'Stem',
  stemPlaceholder: 'Write the question; formulas can be typed as $x^2$',
  statement: 'Statement',
  statementPlaceholder: 'Write a statement that is true or false',
  material: 'Material',
  materialPlaceholder: 'Write or paste the material of several questions',
  children: 'Questions',
  addChild: 'Add a question',
  untitled: 'No stem yet',
  previous: 'Previous',
  next: 'Next',
  done: 'Done',
  close: 'Close',
  undo: 'Undo',
  redo: 'Redo',
  complete: 'Ready to use',
  switchNow: 'Switch',
  keepKind: 'Keep this kind',
  losesAnswer: 'The right answer has to be marked again. ',
  undoLater: 'This can be undone.',
  unknown: 'This question was made with a newer version and cannot be edited here.',
  incomplete: (count) => `${count} ${count === 1 ? 'thing' : 'things'} to do; a draft can be kept`,
  loses: (texts) =>
    `This is lost: ${texts
      .slice(0, SHOWN)
      .map((text) => `“${text.slice(0, 30)}”`)
      .join(', ')}${texts.length > SHOWN ? ` and more, ${texts.length} texts in all` : ''}. `,
  switchTo: (kind) => `Switch to ${kind}`,
  child: (number, kind) => `Question ${number} · ${kind}`,
  remove: (name) => `Remove ${name}`,
  moveUp: (name) => `Move ${name} up`,
  moveDown: (name) => `Move ${name} down`,
};

export const dialogTexts = { zh, en };
