import { inChapter } from '../../ready-question.ts';
import {
  blanks,
  choice,
  choices,
  clozeChoice,
  crossword,
  dictation,
  errors,
  findSpot,
  formula,
  funChoice,
  funOrder,
  funSort,
  hotspot,
  judge,
  mapFill,
  media,
  memory,
  numeric,
  order,
  ownSums,
  short,
  teamRace,
  timelinePlace,
} from '../../write/index.ts';
import { garden } from './pictures.ts';

export const unit4lesson1 = inChapter('a19928ee-c123-5739-87c2-a6ce322108df', 'Part A', [
  judge([30, 1, '水果'], 'A banana is yellow.', true, '熟了的香蕉是黄色的。'),
  clozeChoice(
    [31, 3, 'like 的句型'],
    '选词填空。',
    'I [[like|likes|am like]] apples. Do you like [[oranges|a orange|an oranges]]? Yes, I [[do|am|like]]. Let’s [[eat|eats|eating]] some grapes, too!',
    'like 后面的水果用复数；Do you like … 的回答是 Yes, I do.',
  ),
]);

export const unit4lesson2 = inChapter('a5a34fb1-f226-5fd9-ab15-9f8447dc79db', 'Part B', [
  choices(
    [32, 2, '植物的需要'],
    'Plants need',
    ['water', 'sun', 'cake', 'air', 'milk'],
    [0, 1, 3],
    '植物需要水、阳光和空气，不需要蛋糕和牛奶。',
  ),
  order(
    [33, 2, '种植步骤'],
    '种一盆花，按先后排一排。',
    ['Put the seed in the soil.', 'Give it some water.', 'A small leaf comes out.', 'The flower opens.'],
    '先种下种子，再浇水，长出小叶子，最后开花。',
  ),
  hotspot(
    [34, 2, '花园'],
    'Find the flower. 点出图中的花。',
    garden,
    [[110, 230, 230, 395]],
    [0],
    'flower 是花；tree 是树，grass 是草。',
  ),
  findSpot(
    [35, 2, '花园'],
    '听提示，在花园图里找一找。',
    garden,
    [
      ['Find the tree.', [420, 118, 620, 345]],
      ['Find the sun.', [90, 80, 54]],
      ['Find the flower.', [110, 230, 230, 395]],
      ['Find the bird.', [258, 92, 342, 136]],
    ],
    'tree 树，sun 太阳，flower 花，bird 鸟。',
  ),
]);

export const unit4lesson3 = inChapter('7a9467ae-da79-5e31-b34f-7bce24208ad8', 'Part C', [
  short(
    [36, 3, '植物与我们'],
    'What do plants give us? Write two things in English.',
    'Plants give us fruit and air.',
    [
      [0.5, 'fruit', 'fruits', 'apple', 'apples', 'food', 'vegetables'],
      [0.5, 'air', 'flowers', 'flower', 'wood'],
    ],
    '植物给我们水果、空气、美丽的花等。',
  ),
  crossword(
    [37, 3, '植物单词'],
    'Plants crossword',
    [
      ['红的黄的，开在花园里', 'flower'],
      ['高高的，有树叶', 'tree'],
      ['植物每天要喝', 'water'],
      ['绿绿的一片，铺在地上', 'grass'],
      ['红红的水果', 'apple'],
      ['看不见，植物和人都需要', 'air'],
    ],
    '先填最有把握的单词。',
  ),
  mapFill(
    [38, 3, '植物主题'],
    'Plants：把单词放到思维导图上。',
    `
Plants
  They need
    sun
    [[water]]
  We can eat
    bananas
    [[apples]]
  Leaves are
    [[green]]
  We see them in
    a garden
    [[a farm]]
`,
    ['a bus', 'books'],
    '植物需要阳光和水；苹果能吃；叶子是绿色的；花园和农场里都有植物。',
  ),
]);

export const unit5lesson1 = inChapter('002c93ab-a374-5352-be02-245646a9b59f', 'Part A', [
  choice(
    [39, 3, '颜色混合'],
    'Blue and yellow make',
    ['green', 'purple', 'brown', 'pink'],
    0,
    '蓝色加黄色变成绿色：green。',
  ),
]);

export const unit5lesson2 = inChapter('b40e7da3-7d83-539e-94b3-f47ab613f8a7', 'Part B', [
  blanks(
    [40, 3, '颜色单词'],
    '看首字母，把颜色单词写完整（写整个单词）。',
    'The sky is [[blue]](b___). Grass is [[green]](g____). Snow is [[white]](w____). A panda is black and [[white]](w____).',
    'blue、green、white 的字母顺序要记清。',
  ),
  funSort(
    [41, 1, '颜色归类'],
    'What colour is it? 按颜色把它们送回家。',
    [
      ['green', 'grass（草）', 'frog（青蛙）', 'leaf（树叶）'],
      ['white', 'snow（雪）', 'milk（牛奶）', 'rice（米饭）'],
      ['yellow', 'banana（香蕉）', 'lemon（柠檬）', 'corn（玉米）'],
    ],
    '草、青蛙、树叶是 green，雪、牛奶、米饭是 white，香蕉、柠檬、玉米是 yellow。',
  ),
]);

export const unit5lesson3 = inChapter('d68aec69-8528-5a1e-9899-25182265f686', 'Part C', [
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
      ['“share” means', ['分享', '微笑', '帮助'], 0],
      ['“giraffe” is', ['狮子', '长颈鹿', '老虎'], 1],
      ['Which one can fly?', ['bird', 'dog', 'fish'], 0],
      ['Which one is a number?', ['green', 'grape', 'three'], 2],
      ['Which one is a family member?', ['aunt', 'ant', 'apple'], 0],
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
]);

export const unit6lesson1 = inChapter('bb8f17ff-0fdf-52b6-8428-6f621dfc8a4c', 'Part A', [
  choice(
    [47, 2, '询问年龄'],
    '想知道小朋友几岁，应该问',
    ['How are you?', 'What’s your name?', 'How old are you?', 'What colour is it?'],
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
]);

export const unit6lesson2 = inChapter('a1c5033a-ecaa-51b8-a27a-359f550cf4a9', 'Part B', [
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
]);

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
      ['What’s one and six?', ['Five.', 'Seven.', 'Eight.'], 1],
      ['A carrot is orange.', true],
      ['How many legs does a cat have? (写数字)', '4'],
      ['Grass is pink.', false],
      ['Ten and zero is', ['nine', 'ten', 'one'], 1],
      ['What colour is a banana?', ['It’s yellow.', 'I’m yellow.', 'It’s a banana.'], 0],
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
      ['one year old: “Mum!”（会叫妈妈）', 1],
      ['three years old: I can draw.（会画画）', 3],
      ['five years old: I have a pet.（有了宠物）', 5],
      ['six years old: Hello, school!（上学了）', 6],
      ['eight years old: I help my mum.（帮妈妈做事）', 8],
    ],
    '看数字单词 one、three、five、six、eight，从小到大放。',
  ),
]);
