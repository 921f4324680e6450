export const EN_3A: Readonly<Record<number, readonly string[]>> = {
  2: ['Nine | to', 'Night | two', 'Good night | tool'],
  18: ['I am a family.', 'This is a cat.', 'Good morning!'],
  25.3: ['black | bananas', 'big | fish', 'red | cake'],
  36: ['Plants need cake.', 'A dog and a cat.', 'I like fruit.'],
  40: ['bleu | gren | wite | wite', 'blu | grean | while | while', 'black | grey | with | with'],
  49: ['11', '8', '3'],
  51: ['fire | seaven | eigth', 'fore | eleven | eat', 'six | six | ate'],
  54: ['5-4', '4\\times 5', '4+4'],
};

export const EN_7A: Readonly<Record<number, readonly string[]>> = {
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

export const EN_10: Readonly<Record<number, readonly string[]>> = {
  5: [
    'graduate | responsibility | challenge | improve',
    'graduated | responsibly | challenged | improved',
    'graduately | response | challengely | improvemently',
  ],
  6: ['I like my new school uniform.', 'Senior high lasts three years.', 'It is the biggest challenge.'],
  9.3: ['He lost his voice and went to hospital.', 'He learned to sing.', 'He bought a microphone.'],
  16: ['23.5', '31.5', '7.5'],
  17: ['3a+3b', '6a+6b', '3(a+b)'],
  25: [
    "is it | don't they | will you",
    "doesn't it | are they | don't we",
    "isn't jogging | will they | do we",
  ],
  37: ['which | who | who', 'whose | whose | which', 'whom | where | whom'],
  41: ['A bag is heavy.', 'My favourite comic books.', 'Natural disasters are terrible.'],
  49: ['away | at | on | at', 'up | with | at | from', 'out | to | of | off'],
  62: [
    'that | from | understand | confuse | rudely | what | itself',
    'who | with | understanding | confused | ruder | because | them',
    'what | at | understands | confusely | rudest | how | themself',
  ],
  63.3: ['There is a bridge near the school.', 'The brush is made of wood.', 'It means writing is useless.'],
  64: ['15', '10', '3'],
};
