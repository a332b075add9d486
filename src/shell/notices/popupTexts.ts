import type { PopupKind } from './usePopup.ts';

export interface PopupTexts {
  title: string;
  text: string;
  /** The button that reloads the page, if that helps. */
  reload?: string;
  close?: string;
}

const texts: Readonly<Record<Exclude<PopupKind, 'server'>, PopupTexts>> = {
  chunk: {
    title: 'popup.chunk.title',
    text: 'popup.chunk.text',
    reload: 'popup.update.reload',
    close: 'popup.update.later',
  },
  update: {
    title: 'popup.update.title',
    text: 'popup.update.text',
    reload: 'popup.update.reload',
    close: 'popup.update.later',
  },
  adBlocker: { title: 'popup.adBlocker.title', text: 'popup.adBlocker.text', close: 'popup.adBlocker.understood' },
};

const failed = (status: number): PopupTexts => ({
  title: `errors.${status}.title`,
  text: `errors.${status}.text`,
  reload: 'failure.tryAgain',
});

/** The texts of a popup; a failure of the server is told by whether it has answered. */
export const popupTexts = (kind: PopupKind, hasAnswered: boolean): PopupTexts =>
  kind === 'server' ? failed(hasAnswered ? 500 : 0) : texts[kind];
