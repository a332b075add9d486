import { readCookie, writeCookie } from '../../providers/cookies.ts';

const key = 'adBlockerNoticed';

/** Names that are on ad blockers' lists. */
const names = 'ad ads adsbox ad-banner ad-placement doubleclick sponsored-ad textAd';

/**
 * Whether something hides what looks like an advertisement: checks an invisible probe that is inserted into the page.
 */
export const isAdBlockerOn = async (): Promise<boolean> => {
  const probe = document.createElement('div');
  probe.className = names;
  probe.setAttribute('aria-hidden', 'true');
  Object.assign(probe.style, { position: 'absolute', left: '-9999px', width: '1px', height: '1px' });
  document.body.append(probe);
  // Blockers hide added elements after a moment.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const isHidden = !probe.isConnected || getComputedStyle(probe).display === 'none';
  probe.remove();
  return isHidden;
};

/** Whether the notice has been shown since the browser was opened. */
export const isAdBlockerNoticed = (): boolean => readCookie(key) !== undefined;

/** Remembers, for all tabs and until the browser is closed, that the notice has been shown. */
export const noticeAdBlocker = (): void => writeCookie(key, '1');
