import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import type { Group } from '../record/tabs.ts';

/** Fields side by side if there is room; long texts, rows and groups take the full width. */
const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 1.5,
  '& .MuiFormControl-root': { margin: 0 },
  '& > :empty, & > :has(> .conditional:only-child:empty)': { display: 'none' },
  '& > :has(textarea, ul, table, fieldset:not([aria-hidden]), .whole-width)': { gridColumn: '1 / -1' },
};

/** A card whose fields all depend on others that don't hold shows nothing, not even its heading. */
export const hiddenWithoutFields = {
  '&:has(.group-fields):not(:has(.group-fields > * > :not(.conditional:empty)))': { display: 'none' },
};

export interface GroupFieldsProps {
  fields: readonly string[];
  /** Renders a field. */
  children: (field: string) => ReactNode;
  /** Rendered after the fields. */
  after?: ReactNode;
}

/** The fields of one group, laid out. */
export const GroupFields = ({ fields, children, after }: GroupFieldsProps) => (
  <Suspense fallback={fields.map((field) => <Skeleton key={field} height={48} />)}>
    <Box className="group-fields" sx={twoColumns}>
      {fields.map((field) => (
        <div key={field}>{children(field)}</div>
      ))}
    </Box>
    {after}
  </Suspense>
);

export interface FieldGroupsProps {
  groups: readonly Group[];
  /** Returns the key of a heading's text; by default that of the resource's section. */
  textOf?: (heading: string) => string;
  /** The heading of fields that are not in a section. */
  title?: string | undefined;
  /** Renders a field. */
  children: (field: string) => ReactNode;
}

/** A card for each group of fields, and the elements between them. */
export const FieldGroups = ({ groups, textOf, title, children }: FieldGroupsProps) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (
    <Stack spacing={2}>
      {groups.map((group, index) => {
        // Groups come from the code, in its order; they never move. Content that is still loading is no reason to hide
        // the form.
        if ('element' in group) return <Suspense key={index}>{group.element}</Suspense>;
        const { heading, fields } = group;
        const text = heading ? translate(textOf?.(heading) ?? `resources.${resource}.sections.${heading}`) : title;
        return (
          <Card key={index} component="section" sx={{ padding: 2.5, ...hiddenWithoutFields }}>
            {text && (
              <Typography variant="h4" component="h2" sx={{ marginBottom: 2 }}>
                {text}
              </Typography>
            )}
            <GroupFields fields={fields}>{children}</GroupFields>
          </Card>
        );
      })}
    </Stack>
  );
};
