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

/** Whether this browser's user has been told already. */
export const isAdBlockerNoticed = (): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Remembers that he has been told. */
export const noticeAdBlocker = (): void => {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Without storage he is told again at the next visit.
  }
};
