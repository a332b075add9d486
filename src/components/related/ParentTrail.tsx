import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import { useMayOpen } from '../entries.ts';
import type { Parent } from './parent.ts';

interface Step {
  label: string;
  to: string;
}

/** Returns the path from the list of the outermost record down to the tab, step by step. */
const useSteps = () => {
  const translate = useTranslate();
  const mayOpen = useMayOpen();
  const stepsTo = (parent: Parent): Step[] => {
    const { of, name, path, resource, root, above } = parent;
    const title = (its: string) => translate(`resources.${its}.title`);
    const before = above ? stepsTo(above) : mayOpen(of, 'list') ? [{ label: title(of), to: `/${of}` }] : [];
    return [...before, { label: name, to: path }, { label: title(resource), to: root }];
  };
  return stepsTo;
};

/** Shows whose tab a page is in, and leads back there. */
export const ParentTrail = ({ parent }: { parent: Parent }) => {
  const translate = useTranslate();
  const stepsTo = useSteps();
  return (
    <Breadcrumbs
      aria-label={translate('record.trail')}
      sx={{ minWidth: 0, '& .MuiBreadcrumbs-ol': { rowGap: 0.25 }, '& .MuiBreadcrumbs-li': { minWidth: 0 } }}
    >
      {stepsTo(parent).map(({ label, to }) => (
        <Link
          key={to}
          component={LinkBase}
          to={to}
          variant="body2"
          color="inherit"
          underline="hover"
          sx={{ display: 'inline-block', lineHeight: '24px', overflowWrap: 'anywhere' }}
        >
          {label}
        </Link>
      ))}
    </Breadcrumbs>
  );
};
