/** Browsers inside other apps, by what they add to their name: most let no sign-in window open (firebase-js-sdk #4421, #6206). */
const names =
  /\b(FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Line\/|Snapchat|TikTok|musical_ly|LinkedInApp|MicroMessenger)|; wv\)/;

/** Whether the page stands in a browser inside another app, where services' sign-in windows do not work. */
export function isInAppBrowser(userAgent = navigator.userAgent): boolean {
  return names.test(userAgent);
}
