import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  CreateBase,
  Form,
  type RaRecord,
  useDataProvider,
  useLocation,
  useNavigate,
  useRedirect,
  useTranslate,
} from 'ra-core';
import { useRef } from 'react';
import type { AdminDataProvider } from '../../../providers/data/adminDataProvider.ts';
import { isFailure } from '../../../providers/data/errors.ts';
import { useEntry } from '../../entries.ts';
import { NotFoundPage } from '../../failure/NotFoundPage.tsx';
import { PageHeading } from '../../PageHeading.tsx';
import { useDoneToast } from '../../useDoneToast.ts';
import { useErrorToast } from '../../useErrorToast.ts';
import { useViewer } from '../../viewer.ts';
import { FieldGroups } from '../fields/FieldGroups.tsx';
import { FormField } from '../fields/FormField.tsx';
import { formWidth } from '../fields/formWidth.ts';
import { LeavingGuard } from '../unsaved/LeavingGuard.tsx';
import { usePageName } from '../../pageName.ts';
import { givenBy, useParent, usePlace } from '../../related/parent.ts';
import { ParentTrail } from '../../related/ParentTrail.tsx';
import { useNameInTab } from '../../related/useNameInTab.ts';
import { backTo } from '../../record/backTo.ts';
import { inOwnWords, openInputs } from '../fields/openInputs.ts';
import { prefilled } from '../fields/prefilled.ts';
import type { CreateProps } from '../props.ts';
import { PublishButton } from '../record/PublishButton.tsx';
import { SaveBar } from '../saving/SaveBar.tsx';
import { visibleTabs } from '../record/tabs.ts';
import { useIdempotencyKey } from '../saving/useIdempotencyKey.ts';
import { useRefusal } from '../saving/useRefusal.ts';

type CreatePageProps = CreateProps & Required<Pick<CreateProps, 'inputs' | 'tabs'>>;

const none = {};

/** The page on which a record is created: all its fields, in cards one below the other. */
const CreatePage = (props: CreatePageProps) => {
  const { inputs, tabs, publish, fieldTexts, beside, defaults = none, staffOnly = [], affiliateReadOnly = [] } = props;
  const { name } = useEntry();
  const isStaff = useViewer()?.isStaff ?? false;
  const translate = useTranslate();
  const navigate = useNavigate();
  const done = useDoneToast(name);
  const redirect = useRedirect();
  const isSaved = useRef(false);
  const isPublishing = useRef(false);
  const dataProvider = useDataProvider<AdminDataProvider>();
  const complain = useErrorToast();
  const place = usePlace();
  const parent = useParent();
  const given = parent && givenBy(parent);
  const heading = translate(`resources.${name}.new`);
  usePageName(useNameInTab(parent && heading));
  const root = place.createPath;
  const filling = useIdempotencyKey(root);
  const { search } = useLocation();
  const back = backTo(search);
  const settable = openInputs(inputs, [
    ...(isStaff ? [] : [...staffOnly, ...affiliateReadOnly]),
    ...Object.keys(given ?? {}),
  ]);
  const open = inOwnWords(settable, name, 'onCreate', fieldTexts);
  const refuse = useRefusal(open);
  const shown = visibleTabs(tabs, (field) => open[field] !== undefined);
  if (parent?.isDerived) return <NotFoundPage />;
  return (
    <CreateBase
      record={{ ...defaults, ...prefilled(search, open), ...given }}
      transform={(values: RaRecord) => ({ ...values, ...given })}
      mutationOptions={{
        meta: { idempotencyKey: filling.key },
        onSuccess: async (record: RaRecord) => {
          isSaved.current = true;
          done('created');
          // If that is refused, the record exists all the same, and the toast says what it lacks.
          if (publish !== undefined && isPublishing.current)
            await dataProvider.changeStatus(name, [{ id: Number(record.id), status: publish }]).catch(complain);
          if (back) void navigate(back);
          else redirect(place.recordPath(record.id) ?? place.root);
        },
        onError: (error: unknown) => {
          isPublishing.current = false;
          // The first attempt succeeded but its response was lost; other values mean another record.
          if (isFailure(error, 'keyReused')) filling.renew();
          refuse(error);
        },
      }}
    >
      <PageHeading text={heading} />
      <Box sx={{ maxWidth: formWidth }}>
        {parent && (
          <Box sx={{ marginBottom: 2 }}>
            <ParentTrail parent={parent} />
          </Box>
        )}
        <Form>
          <LeavingGuard root={root} isSaved={() => isSaved.current} />
          <Stack spacing={2}>
            {shown.map(({ name: tab, groups }, at) => (
              <FieldGroups
                key={tab}
                groups={groups}
                title={at > 0 ? translate(`resources.${name}.tabs.${tab}`) : undefined}
              >
                {(field) => <FormField name={field} inputs={open} columns={none} />}
              </FieldGroups>
            ))}
          </Stack>
          <SaveBar
            label={translate(`resources.${name}.create`)}
            isNew
            onSave={() => (isPublishing.current = false)}
            onCancel={() => navigate(back ?? place.root)}
          >
            {publish !== undefined && <PublishButton onPress={() => (isPublishing.current = true)} />}
            {beside}
          </SaveBar>
        </Form>
      </Box>
    </CreateBase>
  );
};

export default CreatePage;
