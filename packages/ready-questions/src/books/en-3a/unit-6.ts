import { inChapter } from '../../ready-question.ts';
import { choice, formula, funOrder, teamRace, timelinePlace } from '../../write/index.ts';

export const unit6lesson3 = inChapter('2d953971-6982-53df-81d6-c2a2ec566770', 'Part C', [
  formula(
    [54, 2, '数字与算式'],
    'There are four red apples and five green apples. 列式算出一共有几个苹果。',
    '4+5',
    '四个红苹果加五个绿苹果：4＋5＝9。',
  ),
  teamRace(
    [55, 2, '综合'],
    'Numbers and colours team race',
    [
      ["What's one and six?", ['Seven.', 'Five.', 'Eight.'], 0],
      ['A carrot is orange.', true],
      ['How many legs does a cat have? (写数字)', '4'],
      ['Grass is pink.', false],
      ['Ten and zero is', ['ten', 'nine', 'one'], 0],
      ['What colour is a banana?', ["I'm yellow.", "It's yellow.", "It's a banana."], 1],
      ['Three and three is six.', true],
      ['Which number is bigger, two or nine?（写数字）', '9'],
    ],
    '数字和颜色都要会听、会说、会算。',
  ),
  funOrder(
    [56, 2, '数字顺序'],
    '把数字挂到绳子上，从大到小。',
    'size',
    ['ten', 'eight', 'six', 'five', 'three', 'one'],
    '10、8、6、5、3、1。',
  ),
  timelinePlace(
    [57, 2, '年龄和数字'],
    '这是 Lily 的成长故事。读一读，按年龄把卡片放到线上。',
    { scale: 'years', from: 1, to: 10, anchors: [['ten years old: Happy birthday!', 10]] },
    [
      ['one year old: "Mum!"（会叫妈妈）', 1],
      ['three years old: I can draw.（会画画）', 3],
      ['five years old: I have a pet.（有了宠物）', 5],
      ['six years old: Hello, school!（上学了）', 6],
      ['eight years old: I help my mum.（帮妈妈做事）', 8],
    ],
    '看数字单词 one、three、five、six、eight，从小到大放。',
  ),
  choice(
    [65, 3, '情景问答'],
    '今天是 Tom 的生日，他拿着蛋糕。你应该说什么？',
    ['How old is the cake?', 'Goodbye, Tom!', 'Happy birthday, Tom!', 'I am a birthday.'],
    2,
    '祝贺生日说 Happy birthday!',
  ),
]);
