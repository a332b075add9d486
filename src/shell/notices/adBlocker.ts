import { readCookie, writeCookie } from '../../providers/cookies.ts';

const key = 'adBlockerNoticed';

/** Names that the lists of ad blockers know. */
const names = 'ad ads adsbox ad-banner ad-placement doubleclick sponsored-ad textAd';

/** Whether something hides what looks like an advertisement: a probe that nobody sees is put into the page and looked at. */
export const isAdBlockerOn = async (): Promise<boolean> => {
  const probe = document.createElement('div');
  probe.className = names;
  probe.setAttribute('aria-hidden', 'true');
  Object.assign(probe.style, { position: 'absolute', left: '-9999px', width: '1px', height: '1px' });
  document.body.append(probe);
  // Blockers hide what has been added a moment later.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const isHidden = !probe.isConnected || getComputedStyle(probe).display === 'none';
  probe.remove();
  return isHidden;
};

/** Whether this has been said since the browser was opened. */
export const isAdBlockerNoticed = (): boolean => readCookie(key) !== undefined;

/** Remembers, for all tabs and until the browser is closed, that it has been said. */
export const noticeAdBlocker = (): void => writeCookie(key, '1');
