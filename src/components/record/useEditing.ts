import { useLocation, useNavigate } from 'ra-core';
import { useState } from 'react';

/** Which sections of a record's page are open for editing; the others are read. */
export interface Editing {
  /** Whether all of them are. */
  isWhole: boolean;
  isChosen: (section: string) => boolean;
  choose: (section: string) => void;
  /** Keeps a section open that was so without being chosen: someone works in it. */
  keep: (section: string) => void;
  editWhole: () => void;
  /** Reads all of it again. */
  close: () => void;
  /** The section that was opened last, whose first input takes the focus; `whole` for all. */
  entered: string | undefined;
  /** The section whose button takes the focus, since it was closed; `whole` for all. */
  left: string | undefined;
}

export const whole = 'whole';

/** Says in an address that a record's page opens for editing: `/offers/12/general?edit`. */
const inAddress = 'edit';

interface State {
  chosen: ReadonlySet<string>;
  entered?: string;
  left?: string;
}

const nothing: ReadonlySet<string> = new Set();

/** @param isShort whether the record is too short to be read first: it is always open */
export const useEditing = (isShort: boolean): Editing => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = new URLSearchParams(search).has(inAddress);
  const [{ chosen, entered, left }, setState] = useState<State>(() => ({
    chosen: isAsked ? new Set([whole]) : nothing,
  }));
  return {
    isWhole: isShort || chosen.has(whole),
    isChosen: (section) => chosen.has(section),
    choose: (section) => setState({ chosen: new Set([...chosen, section]), entered: section }),
    keep: (section) => setState((state) => ({ ...state, chosen: new Set([...state.chosen, section]) })),
    editWhole: () => setState({ chosen: new Set([whole]), entered: whole }),
    close: () => {
      setState({ chosen: nothing, left: chosen.has(whole) ? whole : ([...chosen].at(-1) ?? whole) });
      if (isAsked) void navigate(pathname, { replace: true });
    },
    entered,
    left,
  };
};
