# The PDF viewer's own labels in Punjabi: what its pages, its annotations and its editors say.

pdfjs-page-landmark =
    .aria-label = ਪੰਨਾ { $page }
pdfjs-text-annotation-type =
    .alt = [{ $type } ਟਿੱਪਣੀ]
pdfjs-annotation-date-time-string = { DATETIME($dateObj, dateStyle: "short", timeStyle: "medium") }
pdfjs-rendering-error = ਪੰਨਾ ਦਿਖਾਉਣ ਵੇਲੇ ਗੜਬੜ ਹੋ ਗਈ।

## Making something

pdfjs-highlight-floating-button1 =
    .title = ਹਾਈਲਾਈਟ ਕਰੋ
    .aria-label = ਹਾਈਲਾਈਟ ਕਰੋ
pdfjs-highlight-floating-button-label = ਹਾਈਲਾਈਟ ਕਰੋ
pdfjs-free-text2 =
    .aria-label = ਲਿਖਤ
    .default-content = ਲਿਖਣਾ ਸ਼ੁਰੂ ਕਰੋ…
pdfjs-editor-highlight-added-alert = ਹਾਈਲਾਈਟ ਜੋੜਿਆ ਗਿਆ
pdfjs-editor-freetext-added-alert = ਲਿਖਤ ਜੋੜੀ ਗਈ
pdfjs-editor-ink-added-alert = ਡਰਾਇੰਗ ਜੋੜੀ ਗਈ
pdfjs-editor-stamp-added-alert = ਤਸਵੀਰ ਜੋੜੀ ਗਈ

## What is selected

pdfjs-editor-highlight-editor =
    .aria-label = ਹਾਈਲਾਈਟ
pdfjs-editor-ink-editor =
    .aria-label = ਡਰਾਇੰਗ
pdfjs-editor-stamp-editor =
    .aria-label = ਤਸਵੀਰ
pdfjs-editor-remove-ink-button =
    .title = ਡਰਾਇੰਗ ਮਿਟਾਓ
pdfjs-editor-remove-freetext-button =
    .title = ਲਿਖਤ ਮਿਟਾਓ
pdfjs-editor-remove-stamp-button =
    .title = ਤਸਵੀਰ ਮਿਟਾਓ
pdfjs-editor-remove-highlight-button =
    .title = ਹਾਈਲਾਈਟ ਮਿਟਾਓ

## Colours

pdfjs-editor-color-picker-free-text-input =
    .title = ਲਿਖਤ ਦਾ ਰੰਗ ਬਦਲੋ
pdfjs-editor-color-picker-ink-input =
    .title = ਡਰਾਇੰਗ ਦਾ ਰੰਗ ਬਦਲੋ
pdfjs-editor-highlight-colorpicker-label = ਹਾਈਲਾਈਟ ਦਾ ਰੰਗ
pdfjs-editor-colorpicker-button =
    .title = ਰੰਗ ਬਦਲੋ
pdfjs-editor-colorpicker-dropdown =
    .aria-label = ਰੰਗਾਂ ਦੀ ਚੋਣ
pdfjs-editor-colorpicker-yellow =
    .title = ਪੀਲਾ
pdfjs-editor-colorpicker-green =
    .title = ਹਰਾ
pdfjs-editor-colorpicker-blue =
    .title = ਨੀਲਾ
pdfjs-editor-colorpicker-pink =
    .title = ਗੁਲਾਬੀ
pdfjs-editor-colorpicker-red =
    .title = ਲਾਲ

## Text that stands for a picture

pdfjs-editor-alt-text-button =
    .aria-label = ਤਸਵੀਰ ਦਾ ਵੇਰਵਾ
pdfjs-editor-alt-text-button-label = ਤਸਵੀਰ ਦਾ ਵੇਰਵਾ
pdfjs-editor-alt-text-edit-button =
    .aria-label = ਤਸਵੀਰ ਦਾ ਵੇਰਵਾ ਬਦਲੋ
pdfjs-editor-alt-text-decorative-tooltip = ਸਜਾਵਟੀ ਤਸਵੀਰ ਵਜੋਂ ਨਿਸ਼ਾਨ ਲਾਇਆ
pdfjs-editor-new-alt-text-added-button =
    .aria-label = ਤਸਵੀਰ ਦਾ ਵੇਰਵਾ ਜੋੜਿਆ ਗਿਆ
pdfjs-editor-new-alt-text-added-button-label = ਤਸਵੀਰ ਦਾ ਵੇਰਵਾ ਜੋੜਿਆ ਗਿਆ
pdfjs-editor-new-alt-text-missing-button =
    .aria-label = ਤਸਵੀਰ ਦਾ ਵੇਰਵਾ ਨਹੀਂ ਹੈ
pdfjs-editor-new-alt-text-missing-button-label = ਤਸਵੀਰ ਦਾ ਵੇਰਵਾ ਨਹੀਂ ਹੈ
pdfjs-editor-new-alt-text-to-review-button =
    .aria-label = ਤਸਵੀਰ ਦਾ ਵੇਰਵਾ ਦੇਖ ਲਓ
pdfjs-editor-new-alt-text-to-review-button-label = ਤਸਵੀਰ ਦਾ ਵੇਰਵਾ ਦੇਖ ਲਓ
pdfjs-editor-new-alt-text-generated-alt-text-with-disclaimer = ਆਪਣੇ-ਆਪ ਬਣਿਆ: { $generatedAltText }

## Handles

pdfjs-editor-resizer-top-left =
    .aria-label = ਉੱਪਰਲਾ ਖੱਬਾ ਕੋਨਾ — ਆਕਾਰ ਬਦਲੋ
pdfjs-editor-resizer-top-middle =
    .aria-label = ਉੱਪਰ ਵਿਚਕਾਰ — ਆਕਾਰ ਬਦਲੋ
pdfjs-editor-resizer-top-right =
    .aria-label = ਉੱਪਰਲਾ ਸੱਜਾ ਕੋਨਾ — ਆਕਾਰ ਬਦਲੋ
pdfjs-editor-resizer-middle-right =
    .aria-label = ਸੱਜੇ ਵਿਚਕਾਰ — ਆਕਾਰ ਬਦਲੋ
pdfjs-editor-resizer-bottom-right =
    .aria-label = ਹੇਠਲਾ ਸੱਜਾ ਕੋਨਾ — ਆਕਾਰ ਬਦਲੋ
pdfjs-editor-resizer-bottom-middle =
    .aria-label = ਹੇਠਾਂ ਵਿਚਕਾਰ — ਆਕਾਰ ਬਦਲੋ
pdfjs-editor-resizer-bottom-left =
    .aria-label = ਹੇਠਲਾ ਖੱਬਾ ਕੋਨਾ — ਆਕਾਰ ਬਦਲੋ
pdfjs-editor-resizer-middle-left =
    .aria-label = ਖੱਬੇ ਵਿਚਕਾਰ — ਆਕਾਰ ਬਦਲੋ
