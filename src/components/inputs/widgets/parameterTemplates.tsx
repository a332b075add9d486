import Add from '@mui/icons-material/Add';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  descriptionId,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  titleId,
  type WidgetProps,
} from '@rjsf/utils';
import { useTranslate } from 'ra-core';
import { recordOf } from '../../../../domain/records.ts';

/** How rjsf draws the form of a block of parameters: as flat and dense as the generated forms next to it. */

interface HeadProps {
  id: string;
  title: string;
  help?: string | undefined;
}

const Head = ({ id, title, help }: HeadProps) => (
  <div>
    <Typography id={id} component="h3" variant="subtitle2">
      {title}
    </Typography>
    {help && (
      <Typography variant="body2" color="textSecondary">
        {help}
      </Typography>
    )}
  </div>
);

/** Returns whether a property takes the full width: a list, or a part with fields of its own. */
const isWide = (schema: ObjectFieldTemplateProps['schema'], name: string): boolean => {
  const { type } = recordOf(schema.properties?.[name]);
  return type === 'array' || type === 'object';
};

/** Fields side by side if there is room; a row's are on one line. */
const ObjectFieldTemplate = ({ fieldPathId, title, schema, properties, registry }: ObjectFieldTemplateProps) => {
  const isRow = typeof fieldPathId.path.at(-1) === 'number';
  // A heading sets parts apart from each other; one alone needs none, and neither does the whole.
  const parts = Object.keys(registry.rootSchema.properties ?? {}).length;
  const isPart = !isRow && fieldPathId.path.length > 0 && parts > 1;
  const columns = isRow ? `repeat(${properties.length}, minmax(0, 1fr))` : 'repeat(2, minmax(0, 1fr))';
  return (
    <Stack spacing={1.5}>
      {isPart && title && <Head id={titleId(fieldPathId)} title={title} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: columns },
          columnGap: isRow ? 1.5 : 2,
          rowGap: 1.5,
          alignItems: 'start',
        }}
      >
        {properties.map(({ name, hidden, content }) => (
          <Box
            key={name}
            sx={{ display: hidden ? 'none' : 'block', ...(isWide(schema, name) && { gridColumn: '1 / -1' }) }}
          >
            {content}
          </Box>
        ))}
      </Box>
    </Stack>
  );
};

const ArrayFieldTemplate = ({
  fieldPathId,
  title,
  schema,
  items,
  canAdd,
  disabled,
  readonly,
  onAddClick,
}: ArrayFieldTemplateProps) => {
  const translate = useTranslate();
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
      <Head id={titleId(fieldPathId)} title={title} help={schema.description} />
      {items.length > 0 && (
        <Box
          component="ul"
          aria-labelledby={titleId(fieldPathId)}
          sx={{ listStyle: 'none', display: 'grid', rowGap: 1.5, width: '100%', margin: 0, padding: 0 }}
        >
          {items}
        </Box>
      )}
      {canAdd && !disabled && !readonly && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Add />}
          aria-label={`${translate('parameters.add')}: ${title}`}
          onClick={onAddClick}
        >
          {translate('parameters.add')}
        </Button>
      )}
    </Stack>
  );
};

/** A row: its fields, and the button that removes it on the line of the first. */
const ArrayFieldItemTemplate = ({ children, buttonsProps }: ArrayFieldItemTemplateProps) => {
  const translate = useTranslate();
  const { hasRemove, onRemoveItem, disabled, readonly } = buttonsProps;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1,
        alignItems: 'start',
        border: { xs: 1, sm: 0 },
        borderColor: { xs: 'divider' },
        borderRadius: 1,
        padding: { xs: 1.5, sm: 0 },
      }}
    >
      {children}
      {hasRemove && !disabled && !readonly && (
        <Box sx={{ display: 'flex', alignItems: 'center', height: 40 }}>
          <Tooltip title={translate('parameters.remove')}>
            <IconButton
              size="small"
              aria-label={translate('parameters.remove')}
              onClick={onRemoveItem}
              sx={{ color: 'text.secondary', '&:hover': { color: 'error.main' } }}
            >
              <RemoveCircleOutline fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      )}
    </Box>
  );
};

/** A field with its help and its errors below, as below other inputs. */
const FieldTemplate = ({
  id,
  children,
  hidden,
  displayLabel,
  rawDescription,
  rawErrors = [],
  errors,
  required,
}: FieldTemplateProps) => {
  if (hidden) return <div hidden>{children}</div>;
  return (
    <FormControl fullWidth error={rawErrors.length > 0} required={required ?? false}>
      {children}
      {displayLabel && rawDescription && rawErrors.length === 0 && (
        <FormHelperText id={descriptionId(id)}>{rawDescription}</FormHelperText>
      )}
      {errors}
    </FormControl>
  );
};

/** A switch; rjsf leaves its help to it. */
const CheckboxWidget = ({ id, label, schema, value, disabled, readonly, onChange }: WidgetProps) => (
  <>
    <FormControlLabel
      label={label}
      sx={{ marginRight: 0 }}
      control={
        <Switch
          id={id}
          size="small"
          checked={value === true}
          disabled={disabled === true || readonly === true}
          onChange={(_, checked) => onChange(checked)}
          slotProps={{ input: { 'aria-describedby': descriptionId(id) } }}
        />
      }
    />
    {schema.description && (
      <FormHelperText id={descriptionId(id)} sx={{ marginX: 0 }}>
        {schema.description}
      </FormHelperText>
    )}
  </>
);

export const parameterTemplates = {
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  FieldTemplate,
};

export const parameterWidgets = { CheckboxWidget };
