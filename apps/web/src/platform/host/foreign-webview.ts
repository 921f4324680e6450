/** Programs that open links in their own webview: chat, shopping and news apps. */
const PROGRAMS =
  /MicroMessenger|\bQQ\/|DingTalk|AlipayClient|Weibo|aweme|BytedanceWebview|Lark\/|FBA[NV]|Instagram|Line\//i;
/** Android's mark of a webview. */
const ANDROID = /Android.*;\s*wv\)/;
/** A webview on iOS: WebKit without "Safari", which browsers include. */
const IOS = /\((?:iPhone|iPad|iPod)[^)]*\) AppleWebKit(?!.*Safari\/)/;

/** Whether the page is in the webview of another program. Our own client identifies itself (docs/host.md). */
export function isForeignWebview(userAgent: string): boolean {
  return PROGRAMS.test(userAgent) || ANDROID.test(userAgent) || IOS.test(userAgent);
}
