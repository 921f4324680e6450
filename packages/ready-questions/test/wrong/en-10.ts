export const WRONG: Readonly<Record<number, readonly string[]>> = {
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
