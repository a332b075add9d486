import { useParams } from 'ra-core';
import type { ReactNode } from 'react';
import { NotFoundPage } from '../components/failure/NotFoundPage.tsx';
import type { PageKind } from '../registry/resource.ts';
import { isRecordId } from '../providers/router/adminAddress.ts';

export interface ExistingPageProps {
  kind: PageKind;
  children: ReactNode;
}

/**
 * A resource's page, if its address leads to one: record addresses have a well-formed id, and lists and new records
 * have nothing below them.
 */
export const ExistingPage = ({ kind, children }: ExistingPageProps) => {
  const { id = '', '*': below = '' } = useParams<{ id: string; '*': string }>();
  const isThere = kind === 'edit' || kind === 'show' ? isRecordId(id) : below === '';
  return isThere ? children : <NotFoundPage />;
};
