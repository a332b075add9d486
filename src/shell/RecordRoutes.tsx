import { useParams } from 'ra-core';
import { lazy, type ReactNode, use } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useEntry } from '../components/entries.ts';
import { NotFoundPage } from '../components/failure/NotFoundPage.tsx';
import { PagesOfContext } from '../components/related/pagesOf.ts';
import { isRecordId } from '../providers/router/adminAddress.ts';
import type { PageKind, RelatedTab } from '../registry/resource.ts';
import { Guarded } from './Guarded.tsx';
import { withTexts } from '../components/withTexts.ts';

const InTab = lazy(() => withTexts(import('../components/related/InTab.tsx')));

/** The part of a page's address that follows the address of its list. */
const pathOf = { create: 'create', show: ':id/show/*', edit: ':id/*' } satisfies Partial<Record<PageKind, string>>;
const kinds = ['create', 'show', 'edit'] as const;

interface NestedProps {
  /** Id of the record that the tab belongs to. */
  parent: number;
  tab: string;
  related: RelatedTab;
  kind: keyof typeof pathOf;
}

/** A page of another resource inside a record's tab. */
const Nested = ({ parent, tab, related, kind }: NestedProps) => {
  const { id = '' } = useParams<{ id: string }>();
  const Page = use(PagesOfContext).get(related.resource)?.[kind];
  if (!Page || (kind !== 'create' && !isRecordId(id))) return <NotFoundPage />;
  const page = <Page />;
  return (
    <InTab id={parent} tab={tab} related={related}>
      {/* Users who may only read a record see its values where others edit it. */}
      <Guarded resource={related.resource} action={kind === 'edit' ? 'show' : kind} isInTab>
        {kind === 'edit' ? <RecordRoutes>{page}</RecordRoutes> : page}
      </Guarded>
    </InTab>
  );
};

/** The routes at a record's address: its page, and below its tabs the pages of the records they list. */
export const RecordRoutes = ({ children }: { children: ReactNode }) => {
  const { relatedTabs = {} } = useEntry();
  const { id } = useParams<{ id: string }>();
  const tabs = Object.entries(relatedTabs);
  if (tabs.length === 0) return children;
  return (
    <Routes>
      {tabs.flatMap(([tab, related]) =>
        kinds.map((kind) => (
          <Route
            key={`${tab} ${kind}`}
            path={`${tab}/${pathOf[kind]}`}
            element={<Nested parent={Number(id)} tab={tab} related={related} kind={kind} />}
          />
        )),
      )}
      <Route path="*" element={children} />
    </Routes>
  );
};
