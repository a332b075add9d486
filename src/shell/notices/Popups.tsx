import { Popup } from './Popup.tsx';
import { usePopup } from './usePopup.ts';

/** The popups over the page. They are no chunk of their own: what tells of a missing chunk must not be one. */
export const Popups = () => {
  const { kind, close } = usePopup();
  return kind && <Popup kind={kind} onClose={close} />;
};
