export const WRONG: Readonly<Record<number, readonly string[]>> = {
  11: ['sheeps | gooses | tomatos', 'ship | goose | tomatoe', 'sheepes | geeses | tomato'],
  14: ['I | my | His | He', 'Her | she | She | Her', 'His | he | Her | She'],
  23: ['I watch TV every evening.', 'My parents help me.', 'It is important.'],
  33.3: ['You can find a lake.', 'There are many students.', 'Picture books.'],
  42: ['I like apples very much.', 'I go to school every day.', 'The cat is on the sofa.'],
  44: [
    "get | haves | gos | don't watch",
    "getting | have | go | isn't watch",
    'geting | having | going | not watches',
  ],
  52: ['one | twelveth | two', 'fist | twelve | secend', 'firth | twelvth | secondly'],
  53: ['2x+3', '3x-2', '3(x+2)'],
  58: ['27', '32', '73'],
  63: [
    "a | usual | get | don't work | childs",
    "the | usualy | getting | isn't work | childrens",
    'one | use | is get | not works | child',
  ],
  64.1: ['120', '150', '110'],
};
