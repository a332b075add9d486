import { useLocation, useNavigate } from 'ra-core';
import { useState } from 'react';

/** Which sections of a record's page are open for editing; the others are in read mode. */
export interface Editing {
  /** Whether all of them are open. */
  isWhole: boolean;
  isChosen: (section: string) => boolean;
  choose: (section: string) => void;
  /** Keeps a section open that was not opened by the user, because they are working in it. */
  keep: (section: string) => void;
  editWhole: () => void;
  /** Returns all sections to read mode. */
  close: () => void;
  /** The section opened last, whose first input takes the focus; `whole` for all. */
  entered: string | undefined;
  /** The section whose button takes the focus because it was closed; `whole` for all. */
  left: string | undefined;
}

export const whole = 'whole';

/** Query parameter that opens a record's page for editing: `/offers/12/general?edit`. */
const inAddress = 'edit';

interface State {
  chosen: ReadonlySet<string>;
  entered?: string;
  left?: string;
}

const nothing: ReadonlySet<string> = new Set();

/** @param isShort whether the record is short enough to be always in edit mode */
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
