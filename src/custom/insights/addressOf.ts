import { serializeQuery } from '../../providers/data/query.ts';
import type { Insight } from './useInsights.ts';

/** Returns the address of an insight's figures; undefined if it names no record to link to. */
export const addressOf = ({ link: { page, query }, subject }: Insight): string | undefined => {
  const search = serializeQuery(
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value.split(',')])),
  );
  const withQuery = (path: string): string => (search ? `${path}?${search}` : path);
  switch (page) {
    case 'statistics':
      return withQuery('/statistics');
    case 'postbackLogs':
      return withQuery('/postback-logs/affiliates');
    case 'leads':
      return withQuery('/leads');
    case 'caps':
      return subject ? `/caps/${subject.id}` : withQuery('/caps');
    case 'integration':
      return subject ? `/integrations/${subject.id}` : undefined;
  }
};
