import Check from '@mui/icons-material/Check';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../language.ts';
import { inGroups } from './grouping.ts';
import { actions, matrixOf, type MatrixRow } from './matrix.ts';
import { usePermissionList } from './usePermissionList.ts';
import { useThingTitles } from './useThingTitles.ts';

const tableStyle = {
  width: '100%',
  minWidth: 520,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { borderTop: 1, borderColor: 'divider', padding: 0.5, textAlign: 'center', fontWeight: 'inherit' },
  '& thead th': { borderTop: 0 },
  '& th:first-of-type': { textAlign: 'left', width: '30%' },
  '& td': { lineHeight: 0 },
} as const;

/** The actions allowed on each kind of record. */
const Rows = ({ rows, group }: { rows: readonly MatrixRow[]; group: string }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={group} sx={tableStyle}>
        <thead>
          <tr>
            {['permissions.records', ...actions.map((action) => `permissions.actions.${action}`)].map((key) => (
              <Typography key={key} component="th" scope="col" variant="caption" color="textSecondary">
                {translate(key)}
              </Typography>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ thing, title, cells }) => (
            <tr key={thing}>
              <Typography component="th" scope="row" variant="body2">
                {title}
              </Typography>
              {actions.map((action) => {
                const permission = cells[action];
                return (
                  <td key={action}>
                    {permission && <Check fontSize="small" color="primary" titleAccess={permission.title} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};

/**
 * A read-only view of granted permissions: each group with its count, expandable to its records and actions. Only a
 * count for users who may not list the permissions.
 */
const PermissionNames = ({ ids }: { ids: readonly number[] }) => {
  const language = useLanguage();
  const translate = useTranslate();
  const titleOf = useThingTitles();
  const { permissions } = usePermissionList({ showHidden: true });
  const count = (number: number): string => translate('permissions.count', { smart_count: number });
  if (!permissions) return <span>{count(ids.length)}</span>;
  const held = new Set(ids);
  const groups = inGroups(
    permissions.filter(({ id }) => held.has(id)),
    language,
  );
  const { sections, rest } = matrixOf(groups, titleOf);
  return (
    <Box className="whole-width">
      {groups.map(({ id, title }) => {
        const rows = sections.find((section) => section.id === id)?.rows ?? [];
        const others = rest.find((group) => group.id === id)?.permissions ?? [];
        const all = rows.flatMap(({ cells }) => Object.values(cells)).length + others.length;
        if (all === 0) return null;
        return (
          <Accordion
            key={id}
            disableGutters
            elevation={0}
            slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h3' } }}
            sx={{ backgroundColor: 'transparent', border: 0, '&::before': { opacity: 1 } }}
          >
            <AccordionSummary expandIcon={<ExpandMore />} sx={{ paddingX: 0, minHeight: 40 }}>
              <Typography component="span" variant="subtitle2" sx={{ flex: 1 }}>
                {title}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary" sx={{ marginRight: 1 }}>
                {count(all)}
              </Typography>
            </AccordionSummary>
            <AccordionDetails sx={{ paddingX: 0, paddingTop: 0 }}>
              {rows.length > 0 && <Rows rows={rows} group={title} />}
              {others.length > 0 && (
                <Typography variant="body2" sx={{ marginTop: rows.length > 0 ? 1 : 0 }}>
                  {others.map((permission) => permission.title).join(' · ')}
                </Typography>
              )}
            </AccordionDetails>
          </Accordion>
        );
      })}
    </Box>
  );
};

export default PermissionNames;
