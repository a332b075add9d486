import { useLocation, useParams, useResourceContext } from 'ra-core';

export interface RecordAddress {
  /** The open tab. */
  tab: string;
  pathOf: (tab: string) => string;
  /** What the addresses of all its tabs begin with. */
  root: string;
}

/** The record page's place in the address bar: `/offers/12` is its first tab, `/offers/12/landings` another one. */
export const useRecordTab = (names: readonly string[], below = ''): RecordAddress => {
  const resource = useResourceContext();
  const { id = '' } = useParams<{ id: string }>();
  const { pathname } = useLocation();
  const [first = ''] = names;
  const root = `/${resource}/${id}${below}`;
  const asked = pathname.startsWith(`${root}/`) ? (pathname.slice(root.length + 1).split('/')[0] ?? '') : '';
  return {
    tab: names.includes(asked) ? asked : first,
    pathOf: (tab) => (tab === first ? root : `${root}/${tab}`),
    root,
  };
};
