/** Programs that show what is sent in them in a window of their own: chats, shops, news. */
const PROGRAMS =
  /MicroMessenger|\bQQ\/|DingTalk|AlipayClient|Weibo|aweme|BytedanceWebview|Lark\/|FBA[NV]|Instagram|Line\//i;
/** Android's own mark of a webview. */
const ANDROID = /Android.*;\s*wv\)/;
/** iOS: WebKit without Safari's name, which its browsers have. */
const IOS = /\((?:iPhone|iPad|iPod)[^)]*\) AppleWebKit(?!.*Safari\/)/;

/** Whether the page stands in a window of some other program. Ours says so by itself (docs/host.md). */
export function isForeignWebview(userAgent: string): boolean {
  return PROGRAMS.test(userAgent) || ANDROID.test(userAgent) || IOS.test(userAgent);
}
