export const WRONG: Readonly<Record<number, readonly string[]>> = {
  2: ['Nine | to', 'Night | two', 'Good night | tool'],
  18: ['I am a family.', 'This is a cat.', 'Good morning!'],
  25.3: ['black | bananas', 'big | fish', 'red | cake'],
  36: ['Plants need cake.', 'A dog and a cat.', 'I like fruit.'],
  40: ['bleu | gren | wite | wite', 'blu | grean | while | while', 'black | grey | with | with'],
  49: ['11', '8', '3'],
  51: ['fire | seaven | eigth', 'fore | eleven | eat', 'six | six | ate'],
  54: ['5-4', '4\\times 5', '4+4'],
};
