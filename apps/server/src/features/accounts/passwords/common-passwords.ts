/**
 * The most common passwords and the words in them, in lower case (from published counts of breached passwords, with
 * Chinese passwords added). Digits and signs around a word are removed before it is looked up.
 */
const WORDS = `
password passwort passw0rd p@ssw0rd p@ssword pa55word passwd pass admin administrator root user test testing guest
login welcome letmein master monkey dragon football baseball basketball soccer hockey superman batman spiderman
princess sunshine shadow michael jennifer jordan jessica ashley charlie thomas daniel andrew joshua matthew
robert hunter ranger killer trustno iloveyou ilovey iloveu lovely love loveme flower hello freedom whatever
qwerty qwertyuiop qwertyui qwert qazwsx qazwsxedc wsxedc asdf asdfgh asdfghjk asdfghjkl zxcv zxcvbn zxcvbnm
zaqxsw qweasd qweasdzxc qwe asd zxc abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa aa a q w
computer internet samsung google facebook microsoft windows apple android iphone changeme default secret
school student teacher teach lesson classroom education college university english chinese math maths
pokemon starwars liverpool chelsea arsenal barcelona ferrari mustang corvette harley summer winter spring autumn
monday friday january december america china beijing shanghai guangzhou shenzhen zhongguo nihao woaini woaini
woaiwojia woaimama woaibaba woaiziji woshishui wodemima mima mimamima laoshi xuesheng xuexiao xiaoxue zhongxue
jiaoshi jiaoyu banzhuren yuwen shuxue yingyu woaixuexi qwer asdfasdf asdfqwer aini aiwo baobao baobei xiaoming
lectern jiangtai shifan demo example sample temp temporary access secure security server system oracle mysql
postgres cisco manager office support service company business money happy family friend friends mother father
brother sister angel baby bailey buster cookie cheese chocolate coffee banana orange purple yellow silver golden
diamond crystal thunder lightning phoenix tigger ginger pepper maggie maverick matrix merlin mickey minecraft
nicole naruto ninja nothing number onepiece pakistan player please power rainbow rocket samantha scooter
sexy slayer snoopy starcraft steven success super taylor tennis tiger titanic tomcat trinity turtle unicorn
vanessa victoria viking vampire warrior welcome william wizard yankees zidane zhang wang li liu chen yang zhao huang
zhou wu xu sun ma zhu hu guo he gao lin luo
`;

/** Passwords that are common as a whole. */
const WHOLE = `
1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 a1b2c3d4 a1b2c3d4e5 1a2b3c4d 1a2s3d4f
zaq12wsx zaq1zaq1 qwe123qwe qwe123asd qwe123456 asd123456 abc123456 a123456789 a12345678 a1234567 q123456789
123qweasd 123qwe123 123abc123 1234qwer qwer1234 asdf1234 1234asdf 12qwaszx 147258369 159357456 159753456
741852963 963852741 789456123 456789123 321654987 987654321 123654789 147852369 142536475 112233445566
1122334455 11223344 12344321 123123123 123321123 100200300 102030405060 5201314520 52013145 201314520 5201314a
woaini1314 woaini520 woaini521 1314520520 13145200 3141592653 31415926 314159265 27182818 19491001 20080808
1qaz@wsx !qaz2wsx !qaz@wsx p@$$w0rd pa$$word pa$$w0rd passw0rd1 admin@123 admin@1234 root@123 test@123 abc@1234
iloveyou1 iloveyou2 iloveyou! letmein1 trustno1 monkey12 dragon12 football1 superman1 welcome1 welcome123
88888888 66666666 00000000 11111111 99999999 12345678 123456789 1234567890 01234567 0123456789 87654321
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WHOLE.split(/\s+/).filter(Boolean));
