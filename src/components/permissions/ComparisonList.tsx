import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined';
import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type Comparison, isDifferent } from './comparison.ts';

export interface ComparisonListProps {
  comparison: Comparison;
  titlesOf: (ids: readonly number[]) => readonly string[];
}

const sides = {
  added: { icon: AddCircleOutlined, color: 'success.main' },
  removed: { icon: RemoveCircleOutlined, color: 'error.main' },
} as const;

/** The permissions that are added and removed, by name. */
export const ComparisonList = ({ comparison, titlesOf }: ComparisonListProps) => {
  const translate = useTranslate();
  if (!isDifferent(comparison)) {
    return (
      <Typography variant="body2" color="textSecondary">
        {translate('permissions.same')}
      </Typography>
    );
  }
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(240px, 1fr))' } }}
    >
      {(['added', 'removed'] as const).map((side) => {
        const ids = comparison[side];
        const { icon: Icon, color } = sides[side];
        if (ids.length === 0) return null;
        return (
          <Box key={side} component="section">
            <Typography variant="subtitle2" component="h4" sx={{ color }}>
              {translate(`permissions.${side}`, { smart_count: ids.length })}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginTop: 0.5, padding: 0, columnWidth: 240 }}>
              {titlesOf(ids).map((title) => (
                <Typography
                  key={title}
                  component="li"
                  variant="body2"
                  sx={{ display: 'flex', gap: 0.75, alignItems: 'start', paddingY: 0.125 }}
                >
                  <Icon aria-hidden="true" sx={{ fontSize: 16, marginTop: '3px', color }} />
                  {title}
                </Typography>
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
