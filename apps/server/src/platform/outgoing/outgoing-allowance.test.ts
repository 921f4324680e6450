import { expect, it } from 'vitest';
import { allowNothing, type OutgoingAllowance, parseAllowance } from './outgoing-allowance.ts';

function allowance(text: string): OutgoingAllowance {
  const parsed = parseAllowance(text);
  if ('wrong' in parsed) throw new Error(`wrong: ${parsed.wrong}`);
  return parsed;
}

it('parseAllowance allows the addresses of its networks and single addresses', () => {
  const { allowsAddress } = allowance('10.1.0.0/16, 192.168.7.4 ,fd00::/8,fe80::5');
  const allowed = ['10.1.255.255', '192.168.7.4', 'fdff::1', 'fe80::5'];
  const refused = ['10.2.0.0', '192.168.7.5', 'fe80::6', 'fc00::1', 'text'];
  expect(allowed.filter(allowsAddress)).toEqual(allowed);
  expect(refused.filter(allowsAddress)).toEqual([]);
});

it('parseAllowance allows exactly the named hosts, in lower case', () => {
  const { allowsName, allowsAddress } = allowance('Hooks.School.example,intern');
  expect(['hooks.school.example', 'intern', 'school.example', 'x.intern'].map(allowsName)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(allowsAddress('10.1.0.1')).toBe(false);
});

it('parseAllowance ignores empty entries', () => {
  expect(allowance(' , ,').allowsAddress('10.0.0.1')).toBe(false);
});

it.each([
  '10.0.0.0/33',
  'fd00::/129',
  '10.0.0.0/8/8',
  '10.0.0.0/x',
  '10.0.0.0/',
  '1.2.3',
  '-a.example',
  'a_b',
  'a..b',
])('parseAllowance returns the invalid entry %s', (entry) => {
  expect(parseAllowance(`intern, ${entry}, other`)).toEqual({ wrong: entry });
});

it('parseAllowance accepts the longest prefixes', () => {
  const { allowsAddress } = allowance('10.0.0.1/32,fd00::1/128');
  expect(['10.0.0.1', '10.0.0.2', 'fd00::1', 'fd00::2'].map(allowsAddress)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it('allowNothing allows no address and no name', () => {
  expect(allowNothing.allowsAddress('8.8.8.8')).toBe(false);
  expect(allowNothing.allowsName('intern')).toBe(false);
});
