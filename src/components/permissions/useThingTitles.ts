import { useTranslate } from 'ra-core';
import { useResources } from '../ResourcesContext.tsx';

/**
 * Returns what the records that permissions apply to are called, by the first part of their names: `offer` is Offers.
 */
export const useThingTitles = (): ((thing: string) => string | undefined) => {
  const resources = useResources();
  const translate = useTranslate();
  return (thing) => {
    const about = resources.filter(({ permission }) =>
      Object.values(permission)
        .flat()
        .some((name) => name.slice(0, name.lastIndexOf('.')) === thing),
    );
    const shown = about.filter(({ pages }) => pages.length > 0);
    // Records that belong to others, as assignments do to offers, are governed by the permissions on those.
    const own = shown.find(({ entity }) => entity.toLowerCase() === thing.replaceAll('_', ''));
    const entry = own ?? shown[0] ?? about[0];
    return entry && translate(`resources.${entry.name}.title`);
  };
};
