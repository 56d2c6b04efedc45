import { BLOCKED_EVENTS_NAME } from '#lib/config/element-ids.ts';

interface Props {
  contextMenu: boolean;
  copy: boolean;
  selection: boolean;
}

/** The right-click, copy and selection switch of a page, which the page script reads. */
export function ContentGuard({ contextMenu, copy, selection }: Props) {
  const events = [contextMenu && 'contextmenu', copy && 'copy cut', selection && 'selectstart'].filter(
    (types) => types !== false,
  );
  return events.length > 0 ? <meta name={BLOCKED_EVENTS_NAME} content={events.join(' ')} /> : null;
}
