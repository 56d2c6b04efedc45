# The PDF viewer's own labels in Urdu: what its pages, its annotations and its editors say.

pdfjs-page-landmark =
    .aria-label = صفحہ { $page }
pdfjs-text-annotation-type =
    .alt = [{ $type } تبصرہ]
pdfjs-annotation-date-time-string = { DATETIME($dateObj, dateStyle: "short", timeStyle: "medium") }
pdfjs-rendering-error = صفحہ دکھانے میں خرابی ہوئی۔

## Making something

pdfjs-highlight-floating-button1 =
    .title = ہائی لائٹ کریں
    .aria-label = ہائی لائٹ کریں
pdfjs-highlight-floating-button-label = ہائی لائٹ کریں
pdfjs-free-text2 =
    .aria-label = متن
    .default-content = لکھنا شروع کریں…
pdfjs-editor-highlight-added-alert = ہائی لائٹ شامل ہو گیا
pdfjs-editor-freetext-added-alert = متن شامل ہو گیا
pdfjs-editor-ink-added-alert = ڈرائنگ شامل ہو گئی
pdfjs-editor-stamp-added-alert = تصویر شامل ہو گئی

## What is selected

pdfjs-editor-highlight-editor =
    .aria-label = ہائی لائٹ
pdfjs-editor-ink-editor =
    .aria-label = ڈرائنگ
pdfjs-editor-stamp-editor =
    .aria-label = تصویر
pdfjs-editor-remove-ink-button =
    .title = ڈرائنگ ہٹائیں
pdfjs-editor-remove-freetext-button =
    .title = متن ہٹائیں
pdfjs-editor-remove-stamp-button =
    .title = تصویر ہٹائیں
pdfjs-editor-remove-highlight-button =
    .title = ہائی لائٹ ہٹائیں

## Colours

pdfjs-editor-color-picker-free-text-input =
    .title = متن کا رنگ بدلیں
pdfjs-editor-color-picker-ink-input =
    .title = ڈرائنگ کا رنگ بدلیں
pdfjs-editor-highlight-colorpicker-label = ہائی لائٹ کا رنگ
pdfjs-editor-colorpicker-button =
    .title = رنگ بدلیں
pdfjs-editor-colorpicker-dropdown =
    .aria-label = رنگوں کا انتخاب
pdfjs-editor-colorpicker-yellow =
    .title = پیلا
pdfjs-editor-colorpicker-green =
    .title = ہرا
pdfjs-editor-colorpicker-blue =
    .title = نیلا
pdfjs-editor-colorpicker-pink =
    .title = گلابی
pdfjs-editor-colorpicker-red =
    .title = لال

## Text that stands for a picture

pdfjs-editor-alt-text-button =
    .aria-label = متبادل متن
pdfjs-editor-alt-text-button-label = متبادل متن
pdfjs-editor-alt-text-edit-button =
    .aria-label = متبادل متن بدلیں
pdfjs-editor-alt-text-decorative-tooltip = سجاوٹی تصویر کے طور پر نشان زد
pdfjs-editor-new-alt-text-added-button =
    .aria-label = متبادل متن شامل ہے
pdfjs-editor-new-alt-text-added-button-label = متبادل متن شامل ہے
pdfjs-editor-new-alt-text-missing-button =
    .aria-label = متبادل متن نہیں ہے
pdfjs-editor-new-alt-text-missing-button-label = متبادل متن نہیں ہے
pdfjs-editor-new-alt-text-to-review-button =
    .aria-label = متبادل متن دیکھ لیں
pdfjs-editor-new-alt-text-to-review-button-label = متبادل متن دیکھ لیں
pdfjs-editor-new-alt-text-generated-alt-text-with-disclaimer = خودکار طور پر بنایا گیا: { $generatedAltText }

## Handles

pdfjs-editor-resizer-top-left =
    .aria-label = اوپر کا بایاں کونا — سائز بدلیں
pdfjs-editor-resizer-top-middle =
    .aria-label = اوپر کا بیچ — سائز بدلیں
pdfjs-editor-resizer-top-right =
    .aria-label = اوپر کا دایاں کونا — سائز بدلیں
pdfjs-editor-resizer-middle-right =
    .aria-label = دائیں طرف کا بیچ — سائز بدلیں
pdfjs-editor-resizer-bottom-right =
    .aria-label = نیچے کا دایاں کونا — سائز بدلیں
pdfjs-editor-resizer-bottom-middle =
    .aria-label = نیچے کا بیچ — سائز بدلیں
pdfjs-editor-resizer-bottom-left =
    .aria-label = نیچے کا بایاں کونا — سائز بدلیں
pdfjs-editor-resizer-middle-left =
    .aria-label = بائیں طرف کا بیچ — سائز بدلیں
