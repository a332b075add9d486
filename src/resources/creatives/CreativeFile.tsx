import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { useFileAddress } from '../../components/api.ts';
import { useLanguage } from '../../components/language.ts';
import { useViewer } from '../../components/viewer.ts';
import { AttachButton } from './AttachButton.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { type Creative, sizeInWords } from './model.ts';

/** The preview of a creative, if it has a picture. */
export const Preview = ({ creative: { previewUrl }, height }: { creative: Creative; height: number }) => {
  const fileAddress = useFileAddress();
  if (!previewUrl) return null;
  return (
    <Box
      component="img"
      src={fileAddress(previewUrl)}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      sx={{ maxWidth: '100%', height, objectFit: 'contain', borderRadius: 1, backgroundColor: 'action.hover' }}
    />
  );
};

const File = ({ creative }: { creative: Creative }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const viewer = useViewer();
  const { fileName, bytes, downloads } = creative;
  return (
    <Card sx={{ padding: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Preview creative={creative} height={160} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {fileName ? `${fileName} · ${sizeInWords(bytes ?? 0, language)}` : translate('creatives.noFile')}
      </Typography>
      {viewer?.isStaff && fileName && (
        <Typography variant="body2" color="textSecondary">
          {translate('creatives.downloads', { smart_count: downloads ?? 0 })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <DownloadButton creative={creative} />
        {viewer?.isStaff && <AttachButton creative={creative} />}
      </Box>
    </Card>
  );
};

/** The file of the current creative, once the creative exists. */
export const CreativeFile = () => {
  const creative = useRecordContext<Creative>();
  return creative?.id ? <File creative={creative} /> : null;
};
