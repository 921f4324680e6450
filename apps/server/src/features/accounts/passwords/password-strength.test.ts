import { processorTime } from '@lectern/base/processor-time';
import { describe, expect, it } from 'vitest';
import { isWeakLinkPassword, passwordFault } from './password-strength.ts';

describe('a new password', () => {
  it.each(['', 'abc', '1234567', '天地玄黄宇宙洪'])('is rejected as too short: %s', (password) => {
    expect(passwordFault(password, [])).toBe('short');
  });

  it('is rejected when it has more than 128 characters, counting a character outside the basic plane once', () => {
    const various = Array.from({ length: 129 }, (_, index) => String.fromCodePoint(0x20000 + index));
    expect(passwordFault(various.join(''), [])).toBe('long');
    expect(passwordFault(various.slice(1).join(''), [])).toBeUndefined();
  });

  it.each([
    'password',
    'Password123!',
    '12345678',
    '87654321',
    '88888888',
    'qwertyuiop',
    'QWERTY123',
    'abcdefgh',
    'hgfedcba',
    'woaini1314',
    'abcabcabc',
    '12341234',
    '20120905',
    '13800138000',
    'admin@123',
    '１２３４５６７８',
    'teacher2024',
    '1qaz2wsx',
    'aaaaaaaa',
  ])('is rejected when it is among the first guesses: %s', (password) => {
    expect(passwordFault(password, [])).toBe('common');
  });

  it('is rejected when it is one of the forty most leaked passwords of eight or more characters, or a variant of one', () => {
    const forty = `password1 sunshine football baseball trustno1 superman liverpool qwertyui asdfghjkl
      iloveyou princess michael1 jordan23 computer corvette elephant bluebird starwars internet jonathan midnight
      swordfish samsung1 charlie1 password12 welcome1 abcd1234 zxcvbnm1 dragon123 monkey123 hello123 whatever test1234
      jennifer mercedes maverick scorpion butthead marlboro srinivas`.split(/\s+/);
    expect(forty).toHaveLength(40);
    expect(forty.filter((password) => passwordFault(password, []) !== 'common')).toEqual([]);
    expect(passwordFault('sw0rdfish', [])).toBe('common');
  });

  it('is rejected when it is the user’s own name', () => {
    expect(passwordFault('chenxiaoming', ['chenxiaoming', '陈小明'])).toBe('common');
    expect(passwordFault('ChenXiaoming88', ['chenxiaoming'])).toBe('common');
  });

  it('is rejected when it is words, names or syllables followed by digits, or a keyboard sequence', () => {
    const guessed =
      `wo123456 li123456789 wangwei1987 zhangsan888 limei19870512 lihua5201314 wo482917 liu83920174
      Zhang@2024 xiaoxue2024 chunjie2026 mingtian8 aini5201314 asdf7890 qq123456 zxcv7788 Pa55word2024! hello12345
      123456wo 2024zhangwei laoshi666 wang.wei.1990 WangWei1990! sanban2026 yinian3ban abc12345 a1234567890 qwe789456
      1qaz2wsx3e q1w2e3r4t5y6 147258abc abcd1234! 13579246 02468024 5201314wo zhao0101 gaosan202 tiger888 beijing2008
      qazwsx123 poiuytrewq mnbvcxz1 summer!2024 admin888 ilovechina1 liming0512 woaini1314 83920174 王小明12345
      zhangzhang11 asdfasdf12 testtest1 wuxy19851203 zhangwm19800505 WuXY1203 lixm198503 sunyl2026!`.split(
        /\s+/,
      );
    expect(guessed.filter((password) => passwordFault(password, []) !== 'common')).toEqual([]);
  });

  it.each(['chenxm2024', 'chenxmchenxm', 'mxnehc99', 'Chenxm!2024', '99chenxm00', 'chenxm-wang', 'shiyan99'])(
    'is rejected when it consists of the user’s own names: %s',
    (password) => {
      expect(passwordFault(password, ['chenxm', '陈小明', 'shiyan.school'])).toBe('common');
    },
  );

  it('is accepted when it is a phrase, the syllables of a sentence, or random letters', () => {
    const good = `mingtianshangke hengfudasan7 woshiyigelaoshi yueliangdaibiaowodexin gxkwqzrt k7rm-x2pq-9hdt
      tree38river eleven-slow-rivers 我在第三小学教语文 天地玄黄宇宙洪荒 Wind.carries.chalk mynewphone7 q7Gm2xVb
      teacher-walks-home 7391kx82940 kuaile-de-chuntian blackboard&teapot`.split(/\s+/);
    expect(good.filter((password) => passwordFault(password, ['chenxm']) !== undefined)).toEqual([]);
  });

  it.each([
    'correct horse battery',
    '春眠不觉晓处处闻啼鸟',
    'Tr0ub4dor&3x',
    'lesson plan at dawn',
    'kX9#mLq2',
  ])('is accepted: %s', (password) => {
    expect(passwordFault(password, ['chen'])).toBeUndefined();
  });

  it('is checked quickly, also when the text is built to be slow', () => {
    const spent = processorTime();
    for (const text of ['a'.repeat(512), 'ab1'.repeat(170), `${'a'.repeat(511)}b`, `${'1'.repeat(511)}a`])
      passwordFault(text, []);
    expect(spent()).toBeLessThan(1000);
  });
});

describe('a password of a link', () => {
  it('is rejected when it is among the first guesses', () => {
    const guessed =
      'abc123 123456 888888 112233 520520 abcd12 wo1234 666888 135790 a12345 qwerty 1qaz2wsx wang88 teacher hello1 654321 123abc 5201314 aaaaaa password 147258 asd123 202609 198512'.split(
        ' ',
      );
    expect(guessed.filter((password) => !isWeakLinkPassword(password, []))).toEqual([]);
  });

  it('is rejected when it is the document’s name or its owner’s', () => {
    expect(isWeakLinkPassword('秋天的雨1', ['秋天的雨'])).toBe(true);
    expect(isWeakLinkPassword('chenxm7', ['chenxm'])).toBe(true);
  });

  it('is accepted when it is six random digits or an uncommon word', () => {
    const good = '248163 a3k9b2 907315 rain-7 xk29qm 春眠不觉晓'.split(' ');
    expect(good.filter((password) => isWeakLinkPassword(password, []))).toEqual([]);
  });
});
