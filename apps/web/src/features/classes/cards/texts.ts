import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  about:
    '没有手机也能全班作答：每名学生一张答题卡，举起的一边就是答案 A、B、C、D，老师用摄像头扫过全班即可读到。',
  print: '打印答题卡',
  tryOut: '试读答题卡',
  label: '每名学生的答题卡',
  none: '还没有卡号。第一次打印时，按名单顺序编号；之后卡号一直跟着这名学生。',
  noneReadOnly: '任课教师还没有打印过答题卡。',
  empty: '班里还没有学生，添加学生后就可以打印答题卡。',
  unnumbered_one: '{{count}} 名学生还没有卡号，下次打印时编号。',
  unnumbered_other: '{{count}} 名学生还没有卡号，下次打印时编号。',
  between: '、',
  without_one: '答题卡最多 {{most}} 张，有 {{count}} 名学生没有卡：{{names}}',
  without_other: '答题卡最多 {{most}} 张，有 {{count}} 名学生没有卡：{{names}}',
  who: '打印哪些学生的卡',
  whoChoices: { all: '全班', new: '还没有卡号的学生', chosen: '指定的学生' },
  perPage: '每张 A4 纸',
  perPageChoices: { one: '一张大卡（适合普通教室）', two: '两张小卡（省纸，适合前后 5 米以内的小教室）' },
  front: '附一页使用说明和名单',
  renumber: '按现在的名单顺序重新编号',
  renumberHint: '卡号变了的学生，旧卡不能再用。请给全班重新打印。',
  cancel: '取消',
  go: '打印 {{count}} 张卡',
  failed: '打印没有成功，请再试一次',
  job: '{{name}} 答题卡',
  sheet: {
    title: '答题卡',
    list: '卡号与姓名',
    steps: {
      own: '每名学生一张卡，卡号印在角上，可以长期使用。请按下面的名单发放。',
      turn: '回答时，把所选的字母转到最上面，图案朝向老师举起。手指拿住白边，不要挡住黑框。',
      camera: '老师用手机或一体机的摄像头慢慢扫过全班，读到的卡会出现绿框。',
      paper: '打印时缩放选“实际大小”（100%），用普通白纸；不要塑封，避免反光，也不要折叠。',
    },
  },
  tryTitle: '试读答题卡',
  tryAbout: '请几名学生举卡，或把卡立在桌上，用摄像头扫过。读到的字母显示在名单里。',
  close: '关闭',
  pupil: '学生',
  answer: '读到',
  notRead: '还没有读到',
};

const en: typeof zh = {
  about:
    'The whole class answers without phones: each pupil holds up a card, whose upper side is the answer A, B, C or D, and a camera reads them all.',
  print: 'Print answer cards',
  tryOut: 'Try the cards',
  label: 'Answer cards of the pupils',
  none: 'There are no numbers yet. The first print numbers the cards in the order of the list; a pupil keeps the number.',
  noneReadOnly: 'The teachers of this class have not printed answer cards.',
  empty: 'The class has no pupils yet. Add them first, then print their cards.',
  unnumbered_one: '{{count}} pupil has no card yet and gets one with the next print.',
  unnumbered_other: '{{count}} pupils have no card yet and get one with the next print.',
  between: ', ',
  without_one: 'There are {{most}} cards, so {{count}} pupil has none: {{names}}',
  without_other: 'There are {{most}} cards, so {{count}} pupils have none: {{names}}',
  who: 'Cards of which pupils',
  whoChoices: { all: 'The whole class', new: 'Pupils without a card', chosen: 'Chosen pupils' },
  perPage: 'On a sheet of A4',
  perPageChoices: {
    one: 'One large card (for a usual classroom)',
    two: 'Two small cards (saves paper, for rooms up to 5 metres deep)',
  },
  front: 'With a page that explains the cards and lists the pupils',
  renumber: 'Number all cards again in the order of the list',
  renumberHint:
    'Old cards of pupils whose number changes are void. Print the cards of the whole class again.',
  cancel: 'Cancel',
  go: 'Print cards: {{count}}',
  failed: 'Printing did not work, please try again',
  job: 'Answer cards of {{name}}',
  sheet: {
    title: 'Answer cards',
    list: 'Whose card is which',
    steps: {
      own: 'Each pupil has a card of their own, with its number in a corner. Hand them out by the list below; they can be used for years.',
      turn: 'To answer, turn the card until the chosen letter is on top and show the pattern to the teacher. Hold the white margin and leave the black frame free.',
      camera:
        'The teacher moves the camera of a phone or of the panel slowly over the class. A green frame shows each card that was read.',
      paper: 'Print at actual size (100 %) on plain white paper. Do not laminate or fold the cards.',
    },
  },
  tryTitle: 'Try the cards',
  tryAbout:
    'Have some pupils hold up their cards, or stand cards on desks, and move the camera over them. The list shows each letter that is read.',
  close: 'Close',
  pupil: 'Pupil',
  answer: 'Read',
  notRead: 'not read yet',
};

export const { useTexts: useCardTexts } = defineTexts(zh, en);
