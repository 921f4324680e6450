/**
 * Characters of the symbol fonts as the Unicode characters that look the same; `symbol-fonts.ts` loads this file when a
 * text needs it. Unicode 7 contains nearly all of them. Where few machines have a font for the character, the table has
 * the nearest common character (an arrow for an arrow of another weight).
 */

/** The characters by code, from each given code on. */
function table(rows: Readonly<Record<number, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([first, signs]) =>
      [...signs].map((sign, index) => [String.fromCodePoint(Number(first) + index), sign]),
    ),
  );
}

const WINGDINGS = table({
  33: '✏✂✁👓🔔📖🕯☎✆✉✉📪📫📬📭📁📂📄📄📄🗄⌛⌨🖱🖲💻🖴💾💾✇✍✎✌👌👍👎☜☞☝☟✋☺😐☹💣☠⚐🏱✈☼💧❄✝✞✟✠✡☪☯ॐ☸',
  94: '♈♉♊♋♌♍♎♏♐♑♒♓&&●❍■□❐❑❒⬧⧫◆❖⬥⌧⍓⌘❀✿❝❞▯',
  128: '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿❧☙❦❧❧❦☙❧·•',
  160: '▪○◯◯◉◎◯▪◻✦✦★✶✴✹✵⌖⌖⟡⌑◆✪✰🕐🕑🕒🕓🕔🕕🕖🕗🕘🕙🕚🕛',
  195: '↲↳↰↱↶↷↺↻☙❧❧☙❧☙❦❦❦❦⌫⌦◀➢▲▼➲➲➲➲',
  223: '←→↑↓↖↗↙↘⬅➔⬆⬇⬉⬈⬋⬊⇦⇨⇧⇩⬄⇳⬁⬀⬃⬂▭▫✗✓☒☑⊞',
});
const WINGDINGS_2 = table({
  33: '🖊🖋🖌🖍✄✂☏📞📄📄📄📝📝📝📄📄📄📋🗑🖥🖥🖨📠💿📼🖱🖱👍👎☜☞☚☛👈👉👈👉☝☟☝☟👆👇👆👇✋✗✓☒☑☒☒⊗⊗🚫⊘&&&&‽‽‽‽❧☙☙❧❧☙☙❧⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿',
  128: '☉○☽☾❡✝✝🕜🕝🕞🕟🕠🕡🕢🕣🕤🕥🕦🕧▩▩·•●●○○○○⊙◉▪▪■■□□□□⊡▣▣▣◆◆◆◆◇◈◈◈◈⧫⧫⧫⧫◊◊◖◗◓◒■◆⬟⬟⬣⬢⬣⬢',
  198: '++✚✚✚✚✚✕✕✕✖✖✖✖∗∗∗∗∗∗✱✱✱✱✱✱✳✳✳✳✳▲▲✦✦★★✶✶✴✴✹✹▲✦✯✶✹✦✦※⁂',
});
const WINGDINGS_3 = table({
  33: '←→↑↓↖↗↙↘⇤⇥⤒⤓⇱⇲⇞⇟↔↕⇠⇢⇡⇣↯↴↓⤴↑↲↳↰↱↵↳↵↳⇆⇵↹↨⇇⇉⇈⇊↶↺↪↩↻↺⎋⌤⌃⌥␣␣⇪⇪⇦⇨⇦⇨⇦⇨⇦⇨⇦⇨⇦⇨←→↑↓↖↗↙↘↔↕▲▼△▽◀▶◁▷◣◢◤◥◀▶▲',
  128: '▼▲▼◀▶◀➤▲▼←→↑↓←→↑↓←→↑↓←→↑↓←→↑↓←→↑↓←→↑↓←→←→←→←▬▬▬▬➔⬅➔◀▶⬅➔⬆⬇⬅➔⬆⬇⬅➔⬆⬇⬅➔⬆⬇⬅➔⬆⬇',
  201: '⤶⤷↰↱↰⤴↲⤵←→↑↓↖↗↙↘←→↑↓↖↗↙↘⬅➔⬆⬇⬉⬈⬋⬊◀▶▲▼◀▶▲▼',
});
/** Adobe's Symbol encoding, which PowerPoint uses for Greek letters and mathematical characters. */
const SYMBOL = table({
  32: ' !∀#∃%&∍()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼',
  160: '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪',
  241: '⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭',
});
const WEBDINGS = table({
  33: '🕷🕸☠🕶🏆🎖🖇🗨💬💬🗯🌶🎗▦/–□❐◀▶▲▼⏪⏩⏮⏭⏸■●A🗳🛠🏗🏘🏙🏚🏜🏭🏛🏠🏖🏝🛣🔍🏔👁👂🏞🏕🛤🏟🚢📢📢🔊🔈♥💐💭\\💭💬💬↺✔🚲□🛡📦🚒■🚑ⓘ✈🛰✦🕴●🛥🚔↻✖❓🚂🚇🚍⛳⊘⊖🚭🗯|🗯⚡',
  128: '🚹🚺👦👧🚼👽🏋⛷🏂🏌🏊🏄🏍🏎🚘📈🛢💰🏷💳👪🗡👄🗣✯📧📨✉📩📄📄🖼🕵🕰▦☒📋🗒🗓📖📚🗞📄🗃🗂🖼🎭🎵🎹🎙🎧💿🎞📷🎟🎬📽📹📻📻🎚🎛📺💻',
  192: '🖥⌨🖥🕹🎮📞📞📟📱☎🖨▦📁💾🗜🔒🔓🗝📥📤🕳☀🌤🌥🌦☁🌨🌧🌩🌪🌬🌫🌜🌡🛋🛏🍽🍸🛎🛍Ⓟ♿△📌🎓↟↡↞↠✈🐿🐦🐟🐕🐈🚀🚀🚀🚀🗺🌍🌏🌎🕊',
});

/** The tables by the lower-case names of their fonts. */
export const SYMBOL_TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  wingdings: WINGDINGS,
  'wingdings 2': WINGDINGS_2,
  'wingdings 3': WINGDINGS_3,
  symbol: SYMBOL,
  webdings: WEBDINGS,
};
