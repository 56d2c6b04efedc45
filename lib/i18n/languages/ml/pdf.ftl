# The PDF viewer's own labels in Malayalam: what its pages, its annotations and its editors say.

pdfjs-page-landmark =
    .aria-label = പേജ് { $page }
pdfjs-text-annotation-type =
    .alt = [{ $type } കുറിപ്പ്]
pdfjs-annotation-date-time-string = { DATETIME($dateObj, dateStyle: "short", timeStyle: "medium") }
pdfjs-rendering-error = പേജ് കാണിക്കുന്നതിൽ പിശകുണ്ടായി.

## Making something

pdfjs-highlight-floating-button1 =
    .title = ഹൈലൈറ്റ് ചെയ്യുക
    .aria-label = ഹൈലൈറ്റ് ചെയ്യുക
pdfjs-highlight-floating-button-label = ഹൈലൈറ്റ് ചെയ്യുക
pdfjs-free-text2 =
    .aria-label = ടെക്സ്റ്റ്
    .default-content = എഴുതിത്തുടങ്ങുക…
pdfjs-editor-highlight-added-alert = ഹൈലൈറ്റ് ചേർത്തു
pdfjs-editor-freetext-added-alert = ടെക്സ്റ്റ് ചേർത്തു
pdfjs-editor-ink-added-alert = വര ചേർത്തു
pdfjs-editor-stamp-added-alert = ചിത്രം ചേർത്തു

## What is selected

pdfjs-editor-highlight-editor =
    .aria-label = ഹൈലൈറ്റ്
pdfjs-editor-ink-editor =
    .aria-label = വര
pdfjs-editor-stamp-editor =
    .aria-label = ചിത്രം
pdfjs-editor-remove-ink-button =
    .title = വര നീക്കുക
pdfjs-editor-remove-freetext-button =
    .title = ടെക്സ്റ്റ് നീക്കുക
pdfjs-editor-remove-stamp-button =
    .title = ചിത്രം നീക്കുക
pdfjs-editor-remove-highlight-button =
    .title = ഹൈലൈറ്റ് നീക്കുക

## Colours

pdfjs-editor-color-picker-free-text-input =
    .title = ടെക്സ്റ്റിന്റെ നിറം മാറ്റുക
pdfjs-editor-color-picker-ink-input =
    .title = വരയുടെ നിറം മാറ്റുക
pdfjs-editor-highlight-colorpicker-label = ഹൈലൈറ്റിന്റെ നിറം
pdfjs-editor-colorpicker-button =
    .title = നിറം മാറ്റുക
pdfjs-editor-colorpicker-dropdown =
    .aria-label = നിറങ്ങൾ
pdfjs-editor-colorpicker-yellow =
    .title = മഞ്ഞ
pdfjs-editor-colorpicker-green =
    .title = പച്ച
pdfjs-editor-colorpicker-blue =
    .title = നീല
pdfjs-editor-colorpicker-pink =
    .title = പിങ്ക്
pdfjs-editor-colorpicker-red =
    .title = ചുവപ്പ്

## Text that stands for a picture

pdfjs-editor-alt-text-button =
    .aria-label = ചിത്രവിവരണം
pdfjs-editor-alt-text-button-label = ചിത്രവിവരണം
pdfjs-editor-alt-text-edit-button =
    .aria-label = ചിത്രവിവരണം മാറ്റുക
pdfjs-editor-alt-text-decorative-tooltip = അലങ്കാരച്ചിത്രമായി അടയാളപ്പെടുത്തി
pdfjs-editor-new-alt-text-added-button =
    .aria-label = ചിത്രവിവരണം ചേർത്തു
pdfjs-editor-new-alt-text-added-button-label = ചിത്രവിവരണം ചേർത്തു
pdfjs-editor-new-alt-text-missing-button =
    .aria-label = ചിത്രവിവരണം ഇല്ല
pdfjs-editor-new-alt-text-missing-button-label = ചിത്രവിവരണം ഇല്ല
pdfjs-editor-new-alt-text-to-review-button =
    .aria-label = ചിത്രവിവരണം പരിശോധിക്കുക
pdfjs-editor-new-alt-text-to-review-button-label = ചിത്രവിവരണം പരിശോധിക്കുക
pdfjs-editor-new-alt-text-generated-alt-text-with-disclaimer = തനിയെ തയാറാക്കിയത്: { $generatedAltText }

## Handles

pdfjs-editor-resizer-top-left =
    .aria-label = മുകളിൽ ഇടത്തേ മൂല — വലുപ്പം മാറ്റുക
pdfjs-editor-resizer-top-middle =
    .aria-label = മുകളിൽ നടുവിൽ — വലുപ്പം മാറ്റുക
pdfjs-editor-resizer-top-right =
    .aria-label = മുകളിൽ വലത്തേ മൂല — വലുപ്പം മാറ്റുക
pdfjs-editor-resizer-middle-right =
    .aria-label = വലതുവശം നടുവിൽ — വലുപ്പം മാറ്റുക
pdfjs-editor-resizer-bottom-right =
    .aria-label = താഴെ വലത്തേ മൂല — വലുപ്പം മാറ്റുക
pdfjs-editor-resizer-bottom-middle =
    .aria-label = താഴെ നടുവിൽ — വലുപ്പം മാറ്റുക
pdfjs-editor-resizer-bottom-left =
    .aria-label = താഴെ ഇടത്തേ മൂല — വലുപ്പം മാറ്റുക
pdfjs-editor-resizer-middle-left =
    .aria-label = ഇടതുവശം നടുവിൽ — വലുപ്പം മാറ്റുക
