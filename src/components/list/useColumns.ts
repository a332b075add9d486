import { useResourceContext, useStore } from 'ra-core';
import { useParent } from '../related/parent.ts';
import { useViewer } from '../viewer.ts';
import type { Elements } from '../typed.ts';
import type { Widths } from './columnWidths.ts';

export interface ColumnChoice {
  /** Every column the person may see, in their order. */
  names: readonly string[];
  /** Those of them that show. */
  visible: readonly string[];
  toggle: (name: string) => void;
  /** Moves a column by one place: -1 to the front, 1 to the back. */
  move: (name: string, by: -1 | 1) => void;
  /** Shows these columns in this order. */
  choose: (visible: readonly string[]) => void;
  /** Widths the person gave to columns. */
  widths: Widths;
  /** Keeps these widths and forgets all others. */
  resize: (widths: Widths) => void;
  /** Back to what the list shows by itself; undefined while that is what shows. */
  reset: (() => void) | undefined;
}

/** The columns of the list around, as the person has chosen and ordered them. */
export const useColumns = (columns: Elements, shown: readonly string[], staffOnly: readonly string[]): ColumnChoice => {
  const around = useResourceContext() ?? '';
  const parent = useParent();
  // A tab is looked at for other things than the list of all.
  const resource = parent ? `${parent.of}/${parent.tab}` : around;
  const isStaff = useViewer()?.isStaff ?? false;
  const all = Object.keys(columns).filter((name) => isStaff || !staffOnly.includes(name));
  const standard = [...shown.filter((name) => all.includes(name)), ...all.filter((name) => !shown.includes(name))];

  // What the person decided is kept under react-admin's keys for its own tables.
  const [hidden, setHidden] = useStore<readonly string[] | undefined>(`${resource}.datatable`);
  const [order, setOrder] = useStore<readonly string[] | undefined>(`${resource}.datatable_columnRanks`);
  const [widths, setWidths] = useStore<Widths | undefined>(`${resource}.datatable_widths`);
  const isHidden = (name: string): boolean => hidden?.includes(name) ?? !shown.includes(name);
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
    toggle: (name) => setHidden(names.filter((one) => (one === name ? !isHidden(one) : isHidden(one)))),
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
