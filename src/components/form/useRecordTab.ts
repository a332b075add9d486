import { useLocation, useParams, useResourceContext } from 'ra-core';

export interface RecordAddress {
  /** The open tab. */
  tab: string;
  /** Whether the address leads to a tab that is there. */
  isKnown: boolean;
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
  const [asked = first, ...further] = pathname.startsWith(`${root}/`) ? pathname.slice(root.length).split('/').filter(Boolean) : [];
  return {
    tab: asked,
    isKnown: names.includes(asked) && further.length === 0,
    pathOf: (tab) => (tab === first ? root : `${root}/${tab}`),
    root,
  };
};
