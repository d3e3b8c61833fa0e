// Every kind of law there is, said as the table understands it: for a person who reads about them, or builds one.
import { say } from '../../text/words';

export interface Kind {
  name: 'same' | 'class' | 'turns' | 'order';
  laws: readonly string[];
}

const FEATURES = ['suit', 'shade', 'dice', 'poker', 'rank', 'letter', 'value'];
const ORDERED = ['suit', 'dice', 'poker', 'digit', 'number', 'letter', 'value'];
const CLASSES = [
  ...['digit-even', 'digit-odd', 'digit-prime', 'number-prime', 'dice-even', 'dice-odd', 'letter-vowel', 'letter-consonant'],
  ...['suit-green', 'suit-blue', 'suit-purple', 'poker-black', 'poker-red', 'rank-face'],
];
const NUMBERS = ['square', 'cube', 'triangular', 'fibonacci', 'power-of-2'];
const TURNS = ['poker-colour', 'digit-parity', 'dice-parity', 'letter-vowels'];

/** `wide`: whether this table plays with more mathematics. */
export function catalogue(wide: boolean): readonly Kind[] {
  const along = (kind: string, features: readonly string[]) =>
    features.map((feature) => say(`duel-of-law-${kind}`, { feature, way: 'any' }));
  const numbers = (feature: string, most: number) => [
    ...NUMBERS.map((one) => say(`duel-of-law-every-${feature}-${one}`)),
    ...Array.from({ length: most - 2 }, (_, index) => say(`duel-of-law-every-${feature}-multiple`, { number: index + 3 })),
  ];
  return [
    { name: 'same', laws: FEATURES.map((feature) => say('duel-of-law-same', { feature })) },
    {
      name: 'class',
      laws: [...CLASSES.map((one) => say(`duel-of-law-every-${one}`)), ...(wide ? [...numbers('digit', 4), ...numbers('number', 12)] : [])],
    },
    { name: 'turns', laws: [...FEATURES, ...TURNS].map((one) => say(`duel-of-law-turns-${one}`)) },
    {
      name: 'order',
      laws: [
        ...along('rising', ORDERED),
        ...along('run', ORDERED),
        ...along('pi', ['digit', 'number']),
        ...along('word', ['letter']),
        say('duel-of-law-palindrome'),
      ].map((law) => law.replace(/ +(?=,|$)/g, '')),
    },
  ];
}
