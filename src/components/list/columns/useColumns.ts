import { useResourceContext, useStore } from 'ra-core';
import { useParent } from '../../related/parent.ts';
import type { Elements } from '../../typed.ts';
import type { Widths } from './columnWidths.ts';

export interface ColumnChoice {
  /** Every column the user may see, in order. */
  names: readonly string[];
  /** The visible ones among them. */
  visible: readonly string[];
  toggle: (name: string) => void;
  /** Moves a column by one position: -1 towards the front, 1 towards the back. */
  move: (name: string, by: -1 | 1) => void;
  /** Shows these columns in this order. */
  choose: (visible: readonly string[]) => void;
  /** Column widths set by the user. */
  widths: Widths;
  /** Stores these widths and forgets all others. */
  resize: (widths: Widths) => void;
  /** Restores the list's defaults; undefined if they are in use. */
  reset: (() => void) | undefined;
}

/**
 * Returns the columns of the current list, as the user has selected and ordered them.
 * @param isOpen whether they may see a column
 */
export const useColumns = (
  columns: Elements,
  shown: readonly string[],
  isOpen: (name: string) => boolean,
): ColumnChoice => {
  const around = useResourceContext() ?? '';
  const parent = useParent();
  // A tab is used for other purposes than the full list.
  const resource = parent ? `${parent.of}/${parent.tab}` : around;
  const all = Object.keys(columns).filter(isOpen);
  const standard = [...shown.filter((name) => all.includes(name)), ...all.filter((name) => !shown.includes(name))];

  // The user's choices are stored under the keys that react-admin uses for its own tables.
  const [hidden, setHidden] = useStore<readonly string[] | undefined>(`${resource}.datatable`);
  const [order, setOrder] = useStore<readonly string[] | undefined>(`${resource}.datatable_columnRanks`);
  const [widths, setWidths] = useStore<Widths | undefined>(`${resource}.datatable_widths`);
  /** Whether a column came later than the user's choice, such as a metric that a colleague has created. */
  const isNew = (name: string): boolean => order !== undefined && !order.includes(name);
  const isHidden = (name: string): boolean =>
    hidden === undefined || isNew(name)
      ? !shown.includes(name) || (hidden?.includes(name) ?? false)
      : hidden.includes(name);
  const ordered = (order ?? []).filter((name) => all.includes(name));
  const names = [...ordered, ...standard.filter((name) => !ordered.includes(name))];
  const visible = names.filter((name) => !isHidden(name));

  const choose = (wanted: readonly string[]) => {
    setHidden(names.filter((name) => !wanted.includes(name)));
    setOrder([...wanted, ...names.filter((name) => !wanted.includes(name))]);
  };
  return {
    names,
    visible,
    choose,
    toggle: (name) => {
      setHidden(names.filter((one) => (one === name ? !isHidden(one) : isHidden(one))));
      setOrder(names);
    },
    move: (name, by) => {
      const from = names.indexOf(name);
      const to = from + by;
      if (to < 0 || to >= names.length) return;
      setOrder(names.with(from, names[to] ?? name).with(to, name));
    },
    widths: widths ?? {},
    resize: (wanted) => setWidths(Object.keys(wanted).length > 0 ? wanted : undefined),
    reset:
      hidden || order || widths
        ? () => {
            setHidden(undefined);
            setOrder(undefined);
            setWidths(undefined);
          }
        : undefined,
  };
};
