import { type DragEvent, useState } from 'react';
import { Page } from '../../shell/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words/use-words.tsx';
import { UploadCard } from './upload-card.tsx';
import { useUploads } from './use-uploads.ts';
import { WaitingUploads } from './waiting-uploads.tsx';

const accepted = '.pdf,.png,.jpg,.jpeg,.tif,.tiff,.xlsx,.xls,.csv,.xml,.docx,.eml,.msg,.zip';

/** Files dropped here are read at once; a draft is made when a person says so. */
const UploadPage = () => {
  const { upload } = useWords();
  const { uploads, add, forget } = useUploads();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const choose = () => document.querySelector<HTMLInputElement>('#upload-files')?.click();
  return (
    <Page title={upload.title} lead={upload.lead}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a pointer's way; the button inside is everybody's */}
      <div
        className={`drop ${over ? 'drop-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" className="message-icon" />
        <p>{upload.drop}</p>
        <Button look="primary" onClick={choose}>
          {upload.choose}
        </Button>
        <input
          id="upload-files"
          type="file"
          multiple
          hidden
          aria-label={upload.choose}
          accept={accepted}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      <ul className="stack uploads" aria-label={upload.result}>
        {uploads.map((entry) => (
          <li key={entry.key}>
            <UploadCard upload={entry} onForget={() => forget(entry.key)} />
          </li>
        ))}
      </ul>
      {uploads.length === 0 ? <p className="soft center">{upload.empty}</p> : null}
      <WaitingUploads ownUploads={uploads.flatMap((entry) => (entry.state === 'sent' ? [entry] : []))} />
    </Page>
  );
};

export default UploadPage;
