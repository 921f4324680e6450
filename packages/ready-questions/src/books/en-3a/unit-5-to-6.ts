import { inChapter } from '../../ready-question.ts';
import {
  blanks,
  choice,
  choices,
  dictation,
  errors,
  formula,
  funChoice,
  funOrder,
  judge,
  media,
  memory,
  numeric,
  order,
  ownSums,
  teamRace,
  timelinePlace,
  truthRush,
} from '../../write/index.ts';

export const unit5lesson3 = inChapter(
  'd68aec69-8528-5a1e-9899-25182265f686',
  'Part C',
  [
    errors(
      [42, 3, '大小写和拼写'],
      '这段话里有三处错误：两处大小写，一处拼写。点出来改正。',
      '[[i|I]] have a new schoolbag. It is [[bleu|blue]] and white. [[the|The]] colour is so nice!',
      '句首和 I 要大写；blue 的拼写是 b-l-u-e。',
      { compare: { case: 'counts' } },
    ),
    media(
      [43, 2, '书写'],
      '在英语四线格里写：red, yellow, blue。',
      { draw: 'english' },
      [
        ['占格', [3, '都正确'], [2, '一两处不对'], [1, '多处不对']],
        ['拼写', [3, '三个词都对'], [2, '对两个'], [1, '对一个']],
      ],
      '字母占格正确，单词间有间距。',
      'y 的尾巴在下格，d、l、b 的竖占上面两格。',
    ),
    funChoice(
      [44, 2, '单词选择'],
      '打气球：choose the right word',
      'balloons',
      [
        ['"share" means', ['微笑', '分享', '帮助'], 1],
        ['"giraffe" is', ['狮子', '老虎', '长颈鹿'], 2],
        ['Which one can fly?', ['bird', 'dog', 'fish'], 0],
        ['Which one is a number?', ['three', 'grape', 'green'], 0],
        ['Which one is a family member?', ['ant', 'aunt', 'apple'], 1],
      ],
      '注意 aunt（姑姑）和 ant（蚂蚁）拼写不同。',
    ),
    memory(
      [45, 1, '颜色翻牌'],
      '翻牌：单词和汉语配对。',
      [
        ['red', '红'],
        ['yellow', '黄'],
        ['blue', '蓝'],
        ['green', '绿'],
        ['black', '黑'],
        ['white', '白'],
      ],
      '先记颜色单词的读音，再记拼写。',
    ),
    dictation(
      [46, 2, '颜色单词听写'],
      '听老师读单词，写出来。',
      [
        ['红色', 'red'],
        ['绿色', 'green'],
        ['黄色', 'yellow'],
        ['蓝色', 'blue'],
        ['紫色', 'purple'],
        ['棕色', 'brown'],
      ],
      '边听边想字母：yellow 中间有两个 l。',
    ),
    choices(
      [66, 4, '读一读，想一想'],
      'Tim says: "My kite has three colours. They are the colours of the sun, the grass and the snow." What are the three colours?',
      ['yellow', 'green', 'white', 'black', 'purple'],
      [0, 1, 2],
      '太阳 yellow，草 green，雪 white。',
    ),
  ],
  'Unit 5 The colourful world',
);

export const unit6lesson1 = inChapter(
  'bb8f17ff-0fdf-52b6-8428-6f621dfc8a4c',
  'Part A',
  [
    choice(
      [47, 2, '询问年龄'],
      '想知道小朋友几岁，应该问',
      ['How are you?', "What's your name?", 'How old are you?', 'What colour is it?'],
      2,
      'How old are you? 问年龄；How are you? 问身体好不好。',
    ),
    errors(
      [48, 3, '改错'],
      '这段话有三个错误，点出来改正。',
      'Hello! My name [[are|is]] Lily. I am eight [[year|years]] old. How old [[is|are]] you?',
      'My name is；eight years（复数）；How old are you?',
    ),
    numeric(
      [49, 2, '数字应用'],
      'Amy is 8 years old. Her sister is 3 years old. How many years older is Amy?',
      '5',
      '8 − 3 ＝ 5（岁）。',
    ),
    truthRush(
      [64, 1, '数字'],
      'Numbers: true or false',
      [
        ['Five and five is ten.', true, '5 + 5 = 10。'],
        ['Seven is after eight.', false, '7 在 8 的前面，before。'],
        ['One and two is three.', true, '1 + 2 = 3。'],
        ['A cat has four ears.', false, '猫有两只耳朵。'],
        ['Ten is bigger than nine.', true, '10 比 9 大。'],
        ['You have eight fingers on one hand.', false, '一只手有五个手指。'],
      ],
      '数一数，算一算，再判断。',
    ),
  ],
  'Unit 6 Useful numbers',
);

export const unit6lesson2 = inChapter(
  'a1c5033a-ecaa-51b8-a27a-359f550cf4a9',
  'Part B',
  [
    judge([50, 2, '数字'], 'Six and three is nine.', true, '6 ＋ 3 ＝ 9。'),
    blanks(
      [51, 2, '数字单词'],
      '写出得数的英语单词。',
      'one + four = [[five]]; two + five = [[seven]]; ten − two = [[eight]]',
      'eight 的拼写最容易错：e-i-g-h-t。',
    ),
    order(
      [52, 1, '数字顺序'],
      '把单词按从小到大排一排。',
      ['two', 'four', 'five', 'seven', 'nine', 'ten'],
      '2、4、5、7、9、10。',
    ),
    ownSums(
      [53, 2, '英语口算'],
      'Number sprint：写得数（数字）。',
      [
        ['three + four', '7'],
        ['nine − six', '3'],
        ['five + five', '10'],
        ['ten − eight', '2'],
        ['one + eight', '9'],
        ['seven − two', '5'],
        ['two + four', '6'],
        ['six − five', '1'],
      ],
      '先把英语单词变成数字，再算。',
    ),
  ],
  'Unit 6 Useful numbers',
);

export const unit6lesson3 = inChapter(
  '2d953971-6982-53df-81d6-c2a2ec566770',
  'Part C',
  [
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
  ],
  'Unit 6 Useful numbers',
);
